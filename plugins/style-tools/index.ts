import {createRequire} from 'node:module';
import type {Plugin} from '@docusaurus/types';

const require = createRequire(import.meta.url);

/** What is read of a rule of the bundler. */
interface Rule {
  use?: unknown;
}

const isPostCss = (loader: unknown): boolean =>
  typeof loader === 'object' &&
  loader !== null &&
  'loader' in loader &&
  String(loader.loader).includes('postcss-loader');

/** A tool, or the package that makes it with its options. */
type Tool = object | readonly [file: string, options: object];

/** A tool that is made when the first style sheet needs it, and once. */
function madeOnce(tool: Tool): object {
  if (!Array.isArray(tool)) return tool;
  const [file, options] = tool as unknown as [string, object];
  let made: object | undefined;
  return Object.assign(() => (made ??= (require(file) as (options: object) => object)(options)), {
    postcss: true,
  });
}

/** Takes work off style sheets that has no effect on them. */
export function styleToolsPlugin(): Plugin {
  return {
    name: 'style-tools',
    // What draws the pages needs the names of classes alone, which are the same without these tools.
    configureWebpack(config, isServer) {
      for (const rule of isServer ? ((config.module?.rules ?? []) as Rule[]) : []) {
        if (Array.isArray(rule.use)) rule.use = rule.use.filter((loader) => !isPostCss(loader));
      }
      return {};
    },
    // Else each style sheet has all tools made anew, and looks for a configuration of its own.
    configurePostCss: (options) => ({
      ...options,
      plugins: (options.plugins as Tool[]).map(madeOnce),
      config: false,
    }),
  };
}
