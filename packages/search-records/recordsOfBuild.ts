import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {tagsOf} from '@toolhive-docs/hosting';
import {filesBelow} from '@toolhive-docs/options/filesBelow';
import type {SearchRecord} from '@toolhive-docs/search-engine';
import {recordsOfHtml} from './extractRecords';
import type {PageQuestions} from './readQuestions';

interface BuildRecordOptions {
  readonly questions?: PageQuestions;
  readonly addressOf?: (route: string) => string;
}

/**
 * The records of every page of a built site, in the order of their files.
 * @param options.questions what the sections of each route answer (see `readQuestions`).
 * @param options.addressOf the address that records get for a route such as `/toolhive/quickstart`; the route itself when left out.
 * @throws Error when the directory holds no pages.
 */
export function recordsOfBuild(
  directory: string,
  {questions = {}, addressOf = (route) => route}: BuildRecordOptions = {},
): SearchRecord[] {
  const files = filesBelow(directory).filter((file) => file.endsWith('.html'));
  if (files.length === 0)
    throw new Error(`${directory} holds no .html file; run npm run build first`);
  return files.flatMap((file) => {
    const html = readFileSync(join(directory, file), 'utf8');
    const route = routeOf(file, html);
    return recordsOfHtml(html, {route, url: addressOf(route)}, questions[route]);
  });
}

function routeOf(file: string, html: string): string {
  const path = `/${file}`.replace(/\/index\.html$|\.html$/, '');
  const canonical = tagsOf(html).find(({attributes}) => attributes.get('rel') === 'canonical');
  // The address of a folder's index ends with a slash, which the name of its file does not tell.
  return path === '' || canonical?.attributes.get('href')?.endsWith('/') ? `${path}/` : path;
}
