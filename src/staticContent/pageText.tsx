import type {ComponentType} from 'react';
import {contentHtml} from './contentHtml';
import {StaticContent} from './StaticContent';

/**
 * The component for a page's text. A page's module awaits it, so that preloading a route also
 * fetches its text and a navigation ends when both are there.
 *
 * @throws what {@link contentHtml} throws.
 */
export async function pageText(permalink: string): Promise<ComponentType> {
  const html = await contentHtml(permalink);
  return function PageText() {
    return <StaticContent html={html} />;
  };
}
