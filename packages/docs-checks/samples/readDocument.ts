import {isAlias, isMap, isNode, isPair, isScalar, isSeq, visit, type Document} from 'yaml';

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
