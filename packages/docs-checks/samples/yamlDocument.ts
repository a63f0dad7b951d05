import {
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  visit,
  type Document,
  type DocumentOptions,
  type ParseOptions,
  type ScalarTag,
  type SchemaOptions,
} from 'yaml';

/** Tags of YAML 1.1 whose values are text for kubectl and Helm, as 12:30 and 2025-01-01 are. */
const NOT_READ = /:(timestamp|binary)$/;

/** What YAML 1.1 takes for numbers without a digit, and kubectl for text: a dot, or e3. */
const TEXT: ScalarTag = {
  tag: 'tag:yaml.org,2002:str',
  default: true,
  test: /^[-+]?(\.$|\.?[_e])/i,
  resolve: (text) => text,
};

/** Octals as YAML 1.2 writes them. */
const OCTAL: ScalarTag = {
  tag: 'tag:yaml.org,2002:int',
  default: true,
  test: /^[-+]?0o_*[0-7][0-7_]*$/i,
  resolve: (text) => Number(text.replaceAll(/[-+_]/g, '')) * (text.startsWith('-') ? -1 : 1),
};

/** Numbers whose exponent has underscores, too. */
const EXPONENT: ScalarTag = {
  tag: 'tag:yaml.org,2002:float',
  default: true,
  test: /^[-+]?([0-9][0-9_]*(\.[0-9_]*)?|\.[0-9][0-9_]*)e_*[-+]?_*[0-9][0-9_]*$/i,
  resolve: (text) => Number(text.replaceAll('_', '')),
};

/** Reads YAML as kubectl and Helm do, by YAML 1.1: `yes` and `on` are true, 010 is 8, and `<<` merges a map. */
export const KUBERNETES_YAML: DocumentOptions & ParseOptions & SchemaOptions = {
  version: '1.1',
  customTags: (tags) => [
    TEXT,
    ...tags.filter(
      (tag) =>
        typeof tag === 'string' ||
        !(NOT_READ.test(tag.tag) || ('format' in tag && tag.format === 'TIME')),
    ),
    OCTAL,
    EXPONENT,
  ],
};

/** A map of YAML or an object of JSON. */
export type YamlMap = Readonly<Record<string, unknown>>;

/** Whether a field is there: null says the same as none. */
export const isSet = (value: unknown): boolean => value !== undefined && value !== null;

/** What a document of YAML without errors says, or why it still says nothing, and where. */
export type ReadDocument = {value: unknown} | {problem: string; offset: number};

const NOT_JOINED = '<< joins maps that do not hold it; name such a map, or leave << out';

/** Reads a document whose `<<` or whose aliases may lead nowhere. */
export function readDocument(document: Document): ReadDocument {
  try {
    return {value: document.toJS()};
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    const start = document.contents?.range?.[0] ?? 0;
    return {problem, offset: start, ...faultIn(document)};
  }
}

/** The first alias without an anchor, or the first `<<` that does not join maps. */
function faultIn(document: Document): {offset?: number; problem?: string} {
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
    else if ((isItem || isJoined) && !isRight) fault = {offset, problem: NOT_JOINED};
    else return undefined;
    return visit.BREAK;
  });
  return fault;
}

/** Whether a field is `<<` without quotes. */
const isMerge = (pair: unknown): boolean =>
  isPair(pair) && isScalar(pair.key) && typeof pair.key.value === 'symbol';

/** Whether a document of YAML holds nothing, or comments alone. kubectl skips such documents. */
export const isEmptyDocument = ({
  contents,
  errors,
}: Pick<Document, 'contents' | 'errors'>): boolean =>
  errors.length === 0 && (contents === null || (isScalar(contents) && contents.value === null));
