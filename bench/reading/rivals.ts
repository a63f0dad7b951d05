import {DIALECTS, type Dialect} from './content/dialect';

export type RivalName = 'docusaurus' | 'vitepress' | 'starlight' | 'rspress' | 'redocusaurus';

/** Another site with our content: where its parts lie in its folder, and what builds it. */
export interface Rival {
  readonly name: RivalName;
  /** Folder of pages and how they are written. A site without it shows only the API. */
  readonly pages?: {readonly folder: string; readonly dialect: Dialect};
  /** Program in its node_modules and arguments. */
  readonly build: readonly [program: string, ...args: string[]];
  /** Folder of the finished build. */
  readonly out: string;
}

export const RIVALS: readonly Rival[] = [
  {
    name: 'docusaurus',
    pages: {folder: 'docs', dialect: DIALECTS.docusaurus},
    build: ['@docusaurus/core/bin/docusaurus.mjs', 'build'],
    out: 'build',
  },
  {
    name: 'vitepress',
    pages: {folder: 'docs', dialect: DIALECTS.vitepress},
    build: ['vitepress/bin/vitepress.js', 'build', 'docs'],
    out: 'docs/.vitepress/dist',
  },
  {
    name: 'starlight',
    pages: {folder: 'src/content/docs', dialect: DIALECTS.starlight},
    build: ['astro/bin/astro.mjs', 'build'],
    out: 'dist',
  },
  {
    name: 'rspress',
    pages: {folder: 'docs', dialect: DIALECTS.rspress},
    build: ['@rspress/core/bin/rspress.js', 'build'],
    out: 'dist',
  },
  {name: 'redocusaurus', build: ['@docusaurus/core/bin/docusaurus.mjs', 'build'], out: 'build'},
];
