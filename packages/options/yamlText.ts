import {LineCounter, parseDocument, visit, type Document} from 'yaml';
import {offsetInYaml} from './yamlPlace';

/** What a text of YAML says, and in which lines. */
export interface YamlText {
  /** Nothing where there are problems. */
  readonly value: unknown;
  /** Why it is no YAML, in one line each. */
  readonly problems: readonly {readonly line: number; readonly message: string}[];
  /** Line of a field, counted from 1, or else of the nearest thing that holds it. */
  readonly lineAt: (path: readonly (string | number)[]) => number;
}

/** Reads one document of YAML; aliases without their anchors are problems, too. */
export function readYamlText(text: string): YamlText {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines, prettyErrors: false});
  const faults = document.errors.map(({pos, message}) => ({offset: pos[0], message}));
  let value: unknown;
  if (faults.length === 0)
    try {
      value = document.toJS();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      faults.push({offset: aliasWithoutAnchor(document), message});
    }
  return {
    value,
    problems: faults.map(({offset, message}) => ({line: lines.linePos(offset).line, message})),
    lineAt: (path) => lines.linePos(offsetInYaml(document, path)).line,
  };
}

/** Where the first one is; at the beginning when there is none, as with aliases that grow beyond all bounds. */
function aliasWithoutAnchor(document: Document): number {
  let offset = 0;
  visit(document, {
    Alias: (_key, alias) => {
      if (alias.resolve(document)) return undefined;
      offset = alias.range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return offset;
}
