export {contentOf, readPage, type PageAddress} from './readPage';
export {oneLine} from './elementText';
export {findAll, HtmlElement, rawText, type HtmlNode} from './htmlNode';
export {parseHtml} from './parseHtml';
export {blocksText, plainText} from './plainText';
export {withEndTags} from './withEndTags';
export type {Block, Code, Inline, Page, Row} from './types';
