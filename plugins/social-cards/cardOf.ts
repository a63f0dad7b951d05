import {tagsOf} from '@toolhive-docs/hosting';

/** What the picture of a page says. */
export interface Card {
  readonly title: string;
  readonly description: string;
}

const BETWEEN_TITLES = ' | ';

/**
 * Reads from the head of a built page what its picture says.
 *
 * @param image - Address of the picture, as it ends.
 * @returns `undefined` when the page names another picture.
 */
export function cardOf(html: string, image: string): Card | undefined {
  const metas = new Map(
    tagsOf(html.slice(0, html.indexOf('</head>')))
      .filter(({name}) => name === 'meta')
      .map(({attributes}) => [
        attributes.get('property') ?? attributes.get('name') ?? '',
        attributes.get('content') ?? '',
      ]),
  );
  if (!metas.get('og:image')?.endsWith(image)) return undefined;
  const [title = ''] = (metas.get('og:title') ?? '').split(BETWEEN_TITLES);
  return {title, description: metas.get('og:description') ?? ''};
}
