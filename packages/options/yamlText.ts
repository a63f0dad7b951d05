import {
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
} from 'yaml';
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
  const {value, problems} = readYamlDocument(document);
  return {
    value: problems.length === 0 ? value : undefined,
    problems: problems.map(({offset, message}) => ({line: lines.linePos(offset).line, message})),
    lineAt: (path) => lines.linePos(offsetInYaml(document, path)).line,
  };
}

/** What a document of YAML says, and why it is none, each with its place in the text. */
export interface YamlDocument {
  /** Where there are problems, what could be read nevertheless. */
  readonly value: unknown;
  readonly problems: readonly {readonly offset: number; readonly message: string}[];
}

/** Reads a document that is parsed; its `<<` or its aliases may lead nowhere. */
export function readYamlDocument(document: Document): YamlDocument {
  const problems = document.errors.map(({pos: [offset], message}) => ({offset, message}));
  try {
    return {value: document.toJS(), problems};
  } catch (error) {
    if (problems.length > 0) return {value: undefined, problems};
    const message = error instanceof Error ? error.message : String(error);
    const offset = document.contents?.range?.[0] ?? 0;
    return {value: undefined, problems: [{offset, message, ...faultIn(document)}]};
  }
}

const NOT_JOINED = '<< joins maps that do not hold it; name such a map, or leave << out';

/** The first alias without an anchor, or the first `<<` that does not join maps. */
function faultIn(document: Document): {offset?: number; message?: string} {
  const anchors = new Map<string, unknown>();
  let fault = {};
  visit(document, (key, node, above) => {
    if (!isNode(node)) return undefined;
    const offset = node.range?.[0] ?? 0;
    if (!isAlias(node) && node.anchor !== undefined) anchors.set(node.anchor, node);
    const meant = isAlias(node) ? anchors.get(node.source) : node;
    const parts = above.toReversed();
    const isItem = isSeq(parts[0]) && isMerge(parts[1]);
    const isJoined = key === 'value' && isMerge(parts[0]);
    const isRight = isMap(meant) ? !above.includes(meant) : isJoined && isSeq(meant);
    if (meant === undefined) fault = {offset};
    else if ((isItem || isJoined) && !isRight) fault = {offset, message: NOT_JOINED};
    else return undefined;
    return visit.BREAK;
  });
  return fault;
}

/** Whether a field is `<<` without quotes. */
const isMerge = (pair: unknown): boolean =>
  isPair(pair) && isScalar(pair.key) && typeof pair.key.value === 'symbol';
