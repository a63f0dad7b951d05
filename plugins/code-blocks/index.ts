import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

const noHighlighter = fileURLToPath(new URL('./noHighlighter.ts', import.meta.url));

/** Keeps the framework's in-browser highlighter out of the bundle: code is highlighted at build time. */
export function codeBlocksPlugin(): Plugin {
  return {
    name: 'code-blocks',
    configureWebpack: () => ({resolve: {alias: {'prism-react-renderer': noHighlighter}}}),
  };
}
