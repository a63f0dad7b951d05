import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {readPage, type Page} from '@toolhive-docs/page-model';
import {filesBelow} from '@toolhive-docs/options/filesBelow';
import {pagePlaces, type PagePlace} from './pagePlaces';

export type {PagePlace} from './pagePlaces';

/** What a part does with the pages; it sees one page at a time, so that a large site needs no more memory than a small one. */
export interface PageWork {
  /** Looks at each page as the framework drew it, and as its model; a page that is not documentation has none. */
  readonly look?: (html: string, place: PagePlace, page?: Page) => void | Promise<void>;
  /** After all pages were looked at, and the parts before have decided. */
  readonly decide?: () => Promise<void>;
  /** Gives each page its next form, after the parts before. */
  readonly change?: (html: string, place: PagePlace) => string;
  /** After every page is written. */
  readonly finish?: () => Promise<void>;
}

/** Works on the finished build. */
export type BuildPart = (context: LoadContext) => (build: Props) => PageWork | Promise<PageWork>;

/**
 * One plugin whose parts work on the built pages, each after those before it. A page is written once, whatever
 * the number of parts: the framework runs the steps of plugins all at the same time.
 */
export function builtPagesPlugin(...parts: readonly BuildPart[]): (context: LoadContext) => Plugin {
  return (context) => {
    const steps = parts.map((part) => part(context));
    return {
      name: 'built-pages',
      async postBuild(props) {
        const {outDir, baseUrl, routesPaths} = props;
        const read = ({file}: PagePlace): Promise<string> =>
          readFile(path.join(outDir, file), 'utf8');
        const works = await Promise.all(steps.map(async (step) => step(props)));
        const places = pagePlaces(filesBelow(outDir), baseUrl, routesPaths);
        for (const place of places) {
          const html = await read(place);
          const page = place.address && readPage(html, place.address);
          for (const work of works) await work.look?.(html, place, page);
        }
        for (const work of works) await work.decide?.();
        for (const place of places) {
          const drawn = await read(place);
          const html = works.reduce((text, work) => work.change?.(text, place) ?? text, drawn);
          await writeFile(path.join(outDir, place.file), html);
        }
        for (const work of works) await work.finish?.();
      },
    };
  };
}
