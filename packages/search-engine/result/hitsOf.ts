import type {CompleteRequest} from '../readRequest';
import type {Needle} from '../query/resolveQuery';
import type {Ranked} from '../rank/rankHits';
import type {Store} from '../store/store';
import type {Hit, SearchRecord} from '../types';
import {attributeTest, hitOf, snippetSizes} from './hitOf';
import {Marker} from './marks';
import {Renderer} from './render';
import {rankingInfoOf} from './rankingInfoOf';

/** Where the records of nodes come from. */
export interface HitSource {
  readonly recordOf: (node: number) => SearchRecord;
  readonly summaryOf: (node: number) => string | undefined;
}

/** Writes ranked nodes as a request asks for them. */
export function hitsOf(
  ranked: readonly Ranked[],
  asked: CompleteRequest,
  needles: readonly Needle[],
  store: Store,
  {recordOf, summaryOf}: HitSource,
): Hit[] {
  const shown = needles.filter(({required}) => required);
  const marker = new Marker(shown, store);
  const style = {
    retrieves: attributeTest(asked.attributesToRetrieve),
    highlights: asked.attributesToHighlight,
    snippets: snippetSizes(asked.attributesToSnippet),
    ellipsis: asked.snippetEllipsisText,
    renderer: new Renderer(
      {pre: asked.highlightPreTag, post: asked.highlightPostTag},
      shown.length,
    ),
  };
  const isSummed = asked.attributesToRetrieve.includes('summary');
  return ranked.map((score) => ({
    ...hitOf(recordOf(score.node), marker, style),
    ...(isSummed && {summary: summaryOf(score.node)}),
    ...(asked.rankingInfo && {_rankingInfo: rankingInfoOf(score, needles, store)}),
  }));
}
