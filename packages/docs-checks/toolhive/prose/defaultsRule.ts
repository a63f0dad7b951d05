import {
  type Callable,
  commandSlug,
  defaultOf,
  defaultText,
  findFlag,
} from '@toolhive-docs/cli-spec';
import type {Facts} from '../../facts/types';
import type {Page} from '../../page/types';
import type {PageRule} from '../../rule';
import {commandsWithFlag} from '../commands/thv';

const EMPTY = /^(|–|-|none|empty|nothing)$/i;

/**
 * Checks defaults: a table cell in a column `Default` beside a flag, a chart value or a field, "default `x`" after a flag in a
 * sentence, and what `<Default of>` refers to.
 */
export const defaultsRule: PageRule = {
  name: 'default',
  check(page, facts, report) {
    for (const table of page.tables) {
      const column = table.header.findIndex((cell) => /^default\b/i.test(cell));
      for (const row of column < 1 ? [] : table.rows) {
        const problem = cellProblem(
          row.cells[0] ?? '',
          row.cells[column] ?? '',
          page,
          row.line,
          facts,
        );
        if (problem === undefined) continue;
        report.count('values in prose');
        if (problem !== '') report.problem(row.line, problem, row.cells.join(' | '));
      }
    }
    for (const {code, before, line, link} of page.spans) {
      const sentence = before.slice(before.lastIndexOf('.') + 1);
      const flag = /--[a-z][\w-]*/i.exec(sentence)?.[0];
      if (flag === undefined || !/\bdefault(?:s to|:| is|,)? ?$/i.test(sentence)) continue;
      report.count('values in prose');
      const problem = flagDefaultProblem(flag, code, link, facts);
      if (problem !== undefined) report.problem(line, problem, `${before}\`${code}\``);
    }
    for (const [index, text] of page.source.split('\n').entries()) {
      for (const [, reference = ''] of text.matchAll(/<Default\s+of="([^"]*)"/g)) {
        report.count('values in prose');
        const problem = referenceProblem(reference, facts);
        if (problem !== undefined) report.problem(index + 1, problem, text);
      }
    }
  },
};

/** @returns undefined when the row is not about a known value, an empty text when it is right. */
function cellProblem(
  first: string,
  cell: string,
  page: Page,
  line: number,
  facts: Facts,
): string | undefined {
  const shown = exactValue(cell);
  const name = first.replaceAll('`', '');
  if (shown === undefined) return /^`<Default of=/.test(cell) ? '' : undefined;
  const flag = /^(?:-\w, )?(--[a-z][\w-]*)/.exec(name)?.[1];
  const link = page.links.find(
    (each) => each.line === line && flag !== undefined && each.url.endsWith(`#${flag}`),
  )?.url;
  if (flag !== undefined)
    return commandsWithFlag(facts, flag).length === 0
      ? undefined
      : (flagDefaultProblem(flag, shown, link, facts) ?? '');
  return schemaDefaultProblem(name, shown, page, facts);
}

/** A cell that holds one value and nothing else; words about the default are not checked. */
function exactValue(cell: string): string | undefined {
  const code = /^`([^`<]*)`$/.exec(cell)?.[1];
  if (code !== undefined) return code.replace(/^""$/, '');
  return EMPTY.test(cell) || (/^[\w.:/-]+$/.test(cell) && /\d/.test(cell)) ? cell : undefined;
}

function flagDefaultProblem(
  flag: string,
  shown: string,
  link: string | undefined,
  facts: Facts,
): string | undefined {
  const slug = /\/(thv[\w-]*)\.mdx#/.exec(link ?? '')?.[1];
  const commands = commandsWithFlag(facts, flag).filter(
    ({path}) => slug === undefined || commandSlug(path) === slug,
  );
  const defaults = commands.map((command) => textOfDefault(command, flag, facts));
  if (
    defaults.some((right) => (right === undefined ? EMPTY.test(shown) : right === shown)) ||
    commands.length === 0
  )
    return undefined;
  return `the default of ${flag} is ${[...new Set(defaults.map((right) => right ?? 'empty'))].join(' or ')}, not ${shown || 'empty'}; better let the data say it: <Default of="${commands[0]?.path ?? ''} ${flag}" />`;
}

function textOfDefault(command: Callable, flag: string, {cli}: Facts): string | undefined {
  const found = findFlag(cli, command, flag);
  return found && defaultText(found);
}

/** Chart values, and on the pages about Kubernetes fields of an MCPServer. */
function schemaDefaultProblem(
  name: string,
  shown: string,
  page: Page,
  {schemas}: Facts,
): string | undefined {
  const isValue = /^(operator\.[\w.]+|(full)?nameOverride)$/.test(name);
  const isField =
    /^[a-z][\w.]*$/i.test(name) &&
    /k8s/.test(page.file) &&
    schemas.knowsPath('mcpserver', `spec.${name}`);
  if (!isValue && !isField) return undefined;
  const schema = isValue
    ? schemas.at('helm-values-operator', name)
    : schemas.at('mcpserver', `spec.${name}`);
  const right = schema?.default;
  if (typeof right !== 'string' && typeof right !== 'number' && typeof right !== 'boolean')
    return undefined;
  const same = String(right) === shown || (right === '' && EMPTY.test(shown));
  return same ? '' : `the default of ${name} is ${JSON.stringify(right)}, not ${shown || 'empty'}`;
}

function referenceProblem(reference: string, {cli}: Facts): string | undefined {
  try {
    defaultOf(cli, reference);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
