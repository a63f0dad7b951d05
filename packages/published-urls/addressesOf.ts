import {tagsOf} from '@toolhive-docs/hosting';

/** Made by the framework, or new with each build: nobody can mean to link to these. */
const NO_PLACE = /^(?:__docusaurus|_R_|theme-svg-|user-content-)/;

/**
 * Every address of a built page that somebody may have saved: the page, and each place on it that has an
 * id. Ignores anchors of noindex pages, and headers of rows, whose ids follow from words that change with the tool.
 *
 * @param route - Address of the page without base path.
 */
export function addressesOf(route: string, html: string): string[] {
  const tags = tagsOf(html);
  const isUnlisted = tags.some(
    (tag) =>
      tag.name === 'meta' &&
      tag.attributes.get('name') === 'robots' &&
      tag.attributes.get('content')?.includes('noindex'),
  );
  if (isUnlisted) return [route];
  const ids = tags.flatMap((tag) =>
    tag.name !== 'th' && /\bid\b/i.test(tag.source) ? (tag.attributes.get('id') ?? []) : [],
  );
  return [
    route,
    ...new Set(ids.filter((id) => id !== '' && !NO_PLACE.test(id)).map((id) => `${route}#${id}`)),
  ];
}
