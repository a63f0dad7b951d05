import {escapeHtml} from '@toolhive-docs/hosting';
import type {Entry, ReleaseChanges} from '@toolhive-docs/release-history';
import {anchorOf, FEED, PAGE} from './addresses';

/** What the feed says about the site. */
export interface FeedSite {
  readonly title: string;
  /** Address of the site's root, with a closing slash. */
  readonly root: string;
}

/** Newest releases in the feed; the page has all. */
const ENTRIES = 30;

const element = (name: string, text: string): string => `<${name}>${escapeHtml(text)}</${name}>`;

function listOf(title: string, entries: readonly Entry[], root: string): string {
  if (entries.length === 0) return '';
  const items = entries.map(({name, address, what}) => {
    const code = `<code>${escapeHtml(name)}</code>`;
    const linked =
      address === undefined ? code : `<a href="${escapeHtml(root + address.slice(1))}">${code}</a>`;
    return `<li>${linked}${what === undefined ? '' : `: ${escapeHtml(what)}`}</li>`;
  });
  return `<h2>${title}</h2><ul>${items.join('')}</ul>`;
}

function entryOf(
  {release, added, changed, removed}: ReleaseChanges,
  root: string,
  dateOf: (release: string) => string,
): string {
  const address = `${root}${PAGE.slice(1)}#${anchorOf(release)}`;
  const html = [
    listOf('New', added, root),
    listOf('Changed', changed, root),
    listOf('Removed', removed, root),
  ].join('');
  return [
    '<entry>',
    element('title', `ToolHive ${release}`),
    element('id', address),
    `<link href="${escapeHtml(address)}"/>`,
    element('updated', `${dateOf(release)}T00:00:00Z`),
    `<content type="html">${escapeHtml(html)}</content>`,
    '</entry>',
  ].join('');
}

/**
 * The changes by release as an Atom feed (RFC 4287), newest first. The oldest release is where the records begin, so it
 * brings no news and is left out.
 */
export function changesFeed(
  history: readonly ReleaseChanges[],
  {title, root}: FeedSite,
  dateOf: (release: string) => string,
): string {
  const news = history.slice(0, -1).slice(0, ENTRIES);
  const newest = news[0] ?? history[0];
  return `${[
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    element('title', `${title}: changes by release`),
    element('id', root + FEED.slice(1)),
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(root + FEED.slice(1))}"/>`,
    `<link href="${escapeHtml(root + PAGE.slice(1))}"/>`,
    ...(newest ? [element('updated', `${dateOf(newest.release)}T00:00:00Z`)] : []),
    `<author>${element('name', title)}</author>`,
    ...news.map((changes) => entryOf(changes, root, dateOf)),
    '</feed>',
  ].join('\n')}\n`;
}
