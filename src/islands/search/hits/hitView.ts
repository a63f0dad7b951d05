import type {Hit, Level, MarkedRecord, PageKind} from '@toolhive-docs/search-engine';
import {isKind} from './kindNames';
import {plainText, segmentsOf, type Segment} from './segments';

/** A hit as it is shown. */
export interface HitView {
  readonly id: string;
  /** Address as the index has it. */
  readonly url: string;
  /** Address of its page: hits of one page stand together. */
  readonly page: string;
  readonly kind: PageKind;
  readonly title: readonly Segment[];
  /** Where the hit is, outermost first: section of the docs, page, headings above. */
  readonly crumbs: readonly string[];
  /** The text that was found; for a heading, what stands first below it, where the host says it. */
  readonly snippet: readonly Segment[] | undefined;
}

const LEVELS: readonly Level[] = [1, 2, 3, 4, 5, 6];

function marked(result: MarkedRecord | undefined, level: Level): string | undefined {
  return result?.hierarchy?.[`lvl${level}`]?.value;
}

/** Level of the heading that names the hit: its own, or the nearest above a text. */
function titleLevel({type, hierarchy}: Hit): Level {
  const own = LEVELS.find((level) => type === `lvl${level}`);
  return own ?? LEVELS.findLast((level) => hierarchy?.[`lvl${level}`]) ?? 1;
}

/** A text from elsewhere: nothing in it is a mark. */
function summaryOf({summary}: Hit): HitView['snippet'] {
  return typeof summary === 'string' && summary !== ''
    ? [{text: summary, marked: false}]
    : undefined;
}

/** Makes a hit of any search host ready to be shown; whatever is missing in it is left out. */
export function hitView(hit: Hit): HitView {
  const url = hit.url ?? '';
  const level = titleLevel(hit);
  const name = hit.hierarchy?.[`lvl${level}`] ?? url;
  const above = ([0, ...LEVELS] as Level[])
    .filter((each) => each < level)
    .map((each) => hit.hierarchy?.[`lvl${each}`]);
  const highlighted = marked(hit._highlightResult, level) ?? marked(hit._snippetResult, level);
  const text = hit.type === 'content' ? hit._snippetResult?.content?.value : undefined;
  return {
    id: hit.objectID,
    url,
    page: url.split('#')[0] ?? '',
    kind: isKind(hit.kind) ? hit.kind : 'guide',
    title: highlighted === undefined ? [{text: name, marked: false}] : segmentsOf(highlighted),
    crumbs: [
      ...new Set(
        above.filter(
          (crumb): crumb is string => typeof crumb === 'string' && crumb !== '' && crumb !== name,
        ),
      ),
    ],
    snippet: text ? segmentsOf(text) : summaryOf(hit),
  };
}

/** The title of the page that a hit is on: above a heading or text of it, or the hit itself. */
export const pageName = ({crumbs, title}: HitView): string => crumbs[1] ?? plainText(title);
