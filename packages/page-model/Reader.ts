import type {HtmlNode} from './htmlNode';
import type {Block, Inline} from './types';

/** Reads parts of one page. */
export interface Reader {
  readonly blocks: (nodes: readonly HtmlNode[]) => Block[];
  readonly inlines: (nodes: readonly HtmlNode[]) => Inline[];
}
