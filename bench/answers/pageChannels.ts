import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {tokensOf, type PageEntry, type PageIndex} from '@toolhive-docs/agent-files';
import type {Channel, Step} from './takeJourney';
import {likeliest, type Lead} from './likeliest';
import {addressesOf} from './readQuestions';

/** Links in a file, with the words beside them. */
function leadsIn(text: string, link: RegExp): Lead[] {
  return [...text.matchAll(link)].map(([, to = '', words = '']) => ({to, words}));
}

/**
 * Channels that read an index, then the pages whose lines share the most words with the question.
 *
 * @param buildDir - Folder of the build.
 */
export function pageChannels(buildDir: string, {pages, root}: PageIndex): Channel[] {
  const read = (file: string): string => readFileSync(join(buildDir, file), 'utf8');
  const channel = (
    name: string,
    indexFile: string,
    link: RegExp,
    fileOf: (page: PageEntry) => string,
  ): Channel => {
    const text = read(indexFile);
    const leads = leadsIn(text, link);
    const tokens = tokensOf(text);
    return {
      name,
      async *ask(question): AsyncGenerator<Step> {
        yield await Promise.resolve({tokens, sections: []});
        for (const {to} of likeliest(question, leads)) {
          const path = new URL(to, root).pathname;
          const page = pages.find(({route, markdown}) => route === path || markdown === path);
          if (page) yield {tokens: tokensOf(read(fileOf(page))), sections: addressesOf(page)};
        }
      },
    };
  };
  const htmlOf = ({route}: PageEntry): string => join(route, 'index.html');
  return [
    channel(
      'HTML',
      'toolhive/index.html',
      /<a [^>]*?href=["']?([^"'\s>]+)(?:["'\s][^>]*)?>(.*?)<\/a>/g,
      htmlOf,
    ),
    channel('Markdown', 'sitemap.md', /^- \[(?=.*?\]\((.*?)\))(.*?)\]/gm, ({markdown}) => markdown),
    channel('llms.txt', 'llms.txt', /^- \[(?=.*?\]\((.*?)\))(.*)$/gm, ({markdown}) => markdown),
  ];
}
