import {NO_HEADINGS} from '../noHeadings';
import {idsInOrder} from '../objectId';
import {weightOfType} from '../store/nodeTable';
import type {Hierarchy, SearchRecord} from '../types';

/** A page for tests, written as indented headings would be: level, text, and an anchor where it has one of its own. */
export interface TestPage extends Partial<
  Pick<SearchRecord, 'language' | 'version' | 'docusaurus_tag' | 'kind' | 'keywords'>
> {
  readonly url: string;
  readonly category?: string;
  readonly rank?: number;
  /** `['lvl1', 'Title']`, `['lvl2', 'Heading', 'anchor']`, `['content', 'Some text.']` */
  readonly lines: readonly (readonly [type: SearchRecord['type'], text: string, anchor?: string])[];
}

/** Turns short notes into the records a crawler would make of them. */
export function recordsOf(pages: readonly TestPage[]): SearchRecord[] {
  return pages.flatMap((page) => {
    let hierarchy: Hierarchy = {...NO_HEADINGS, lvl0: page.category ?? 'Documentation'};
    let anchor: string | null = null;
    const idOf = idsInOrder();
    return page.lines.map(([type, text, ownAnchor], position): SearchRecord => {
      if (type !== 'content') {
        const level = Number(type.slice(3));
        const kept = Object.entries(hierarchy).map(([name, value]) => [
          name,
          Number(name.slice(3)) < level ? value : null,
        ]);
        hierarchy = {...(Object.fromEntries(kept) as unknown as Hierarchy), [type]: text};
      }
      anchor = ownAnchor ?? anchor;
      const url = anchor === null ? page.url : `${page.url}#${anchor}`;
      return {
        objectID: idOf(url, type, text),
        url,
        url_without_anchor: page.url,
        anchor,
        type,
        content: type === 'content' ? text : null,
        hierarchy,
        language: page.language ?? 'en',
        version: page.version ?? 'current',
        docusaurus_tag: page.docusaurus_tag ?? 'docs-default-current',
        kind: page.kind ?? 'guide',
        ...(page.keywords && {keywords: page.keywords}),
        weight: {
          pageRank: page.rank ?? 0,
          level: weightOfType(type),
          position,
        },
      };
    });
  });
}
