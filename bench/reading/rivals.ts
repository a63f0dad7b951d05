import type {DIALECTS} from './content/dialect';

/** Another site with our content: where its parts lie in its folder, and what builds it. */
export interface Rival {
  readonly name: RivalName;
  /** Folder of pages. */
  readonly docs: string;
  /** Program in its node_modules and arguments. */
  readonly build: readonly [program: string, ...args: string[]];
  /** Folder of the finished build. */
  readonly out: string;
}

export type RivalName = keyof typeof DIALECTS;

export const RIVALS: readonly Rival[] = [
  {name: 'docusaurus', docs: 'docs', build: ['@docusaurus/core/bin/docusaurus.mjs', 'build'], out: 'build'},
  {name: 'vitepress', docs: 'docs', build: ['vitepress/bin/vitepress.js', 'build', 'docs'], out: 'docs/.vitepress/dist'},
  {name: 'starlight', docs: 'src/content/docs', build: ['astro/bin/astro.mjs', 'build'], out: 'dist'},
  {name: 'rspress', docs: 'docs', build: ['@rspress/core/bin/rspress.js', 'build'], out: 'dist'},
];
