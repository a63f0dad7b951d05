import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {readPages, writePages, type Pages} from './pages';

export type {Pages} from './pages';
export {routedPages, type RoutedPage} from './routedPages';

/** A build whose pages are drawn. What a part puts into `pages` is written when all parts are done. */
export interface FinishedBuild extends Props {
  readonly pages: Pages;
}

/** Works on the finished build. */
export type BuildPart = (context: LoadContext) => (build: FinishedBuild) => Promise<void> | void;

/**
 * One plugin whose parts work on the built pages one after the other. Every page is read once and written once,
 * and each part finds what those before it made of it: the framework runs the steps of plugins all at the same time.
 */
export function builtPagesPlugin(...parts: readonly BuildPart[]): (context: LoadContext) => Plugin {
  return (context) => {
    const steps = parts.map((part) => part(context));
    return {
      name: 'built-pages',
      async postBuild(props) {
        const pages = await readPages(props.outDir);
        for (const step of steps) await step({...props, pages});
        await writePages(props.outDir, pages);
      },
    };
  };
}
