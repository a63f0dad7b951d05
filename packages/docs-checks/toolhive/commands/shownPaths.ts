import {readFieldPath, type FieldStep} from '../../facts/fieldPath';

/** What a path in a template is made of: a name, an item, or a filter on items. */
const STEP =
  /\.((?:\\.|[^\s.,[\]$@{}\\*])+)|\[\s*(?:(\*|(?=[-\d:])-?\d*(?::-?\d*){0,2}|'[^']*'|"[^"]*")\s*)?\]|\[\?\(((?:[^)'"]|'[^']*'|"[^"]*")*)\)\]/y;

export interface ShownPaths {
  /** The paths of fields that can be told, from the object on. */
  paths: FieldStep[][];
  problems: string[];
}

/** Finds the fields that a call of kubectl names in a value of `-o`, `--sort-by` or `--for`. Others, such as those behind `..`, are left out. */
export function shownPaths(written: string): ShownPaths {
  const [, format = '', value = ''] = /^(?:([a-z][\w-]*)=)?(.*)$/s.exec(written) ?? [];
  if (format === 'custom-columns') {
    const columns = value.split(',').map((column) => column.replace(/^[^:]*:/, ''));
    return {paths: columns.flatMap((column) => readPath(column, []).paths), problems: []};
  }
  if (format.startsWith('jsonpath')) return readTemplate(value);
  if (format !== '') return {paths: [], problems: []};
  return value.startsWith('{') ? readTemplate(value) : readPath(value, []);
}

function readTemplate(template: string): ShownPaths {
  if (!template.includes('{')) return readPath(template, []);
  const found: ShownPaths = {paths: [], problems: []};
  // Where the paths in each `{range}` begin; undefined where that cannot be told.
  const bases: (FieldStep[] | undefined)[] = [[]];
  const rest = template.replace(
    /\{((?:[^{}'"]|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")*)\}/g,
    (_, inner: string) => {
      const action = inner.trim();
      const range = /^range\s+(\S.*)$/s.exec(action)?.[1];
      if (action === 'end') bases.pop();
      else {
        const read = readPath(range ?? action, bases.at(-1));
        found.paths.push(...read.paths);
        if (range !== undefined) bases.push(read.whole);
      }
      return '';
    },
  );
  if (/^[^{}]*\{[^{}]*$/.test(rest)) found.problems.push(`a brace is not closed in ${template}`);
  return found;
}

/** Reads a path, and those in its filters. */
function readPath(
  text: string,
  base: readonly FieldStep[] | undefined,
): ShownPaths & {whole: FieldStep[] | undefined} {
  const nothing = {paths: [], problems: [], whole: undefined};
  const start = /^[$@]?(?=[.[])/.exec(text);
  if (!start || base === undefined) return nothing;
  // `$` stands for the whole, which only the outer paths begin with.
  const steps = text.startsWith('$') ? [] : [...base];
  const inner: FieldStep[][] = [];
  let at = start[0].length;
  for (;;) {
    STEP.lastIndex = at;
    const match = STEP.exec(text);
    if (!match) break;
    at = STEP.lastIndex;
    const [, name, item, filter] = match;
    steps.push(
      ...(name === undefined
        ? [itemStep(item ?? '*')]
        : [{key: name.replace(/\\(.)/g, '$1'), isItem: false}]),
    );
    for (const [part] of (filter ?? '').matchAll(/@(?:\.[\w-]+)+/g))
      inner.push([...steps, ...readFieldPath(part.slice(2))]);
  }
  const paths = [steps, ...inner].map(ofObject).filter(({length}) => length > 0);
  return {paths, problems: [], whole: at === text.length ? steps : undefined};
}

function itemStep(written: string): FieldStep {
  const name = /^(['"])(.*)\1$/s.exec(written)?.[2];
  return name === undefined ? {key: '*', isItem: true} : {key: name, isItem: false};
}

/** A path from one object on: lists have their objects in `items`. */
function ofObject([first, ...rest]: readonly FieldStep[]): FieldStep[] {
  if (first === undefined) return [];
  if (first.key !== 'items' || first.isItem) return [first, ...rest];
  return rest[0]?.isItem ? rest.slice(1) : [];
}
