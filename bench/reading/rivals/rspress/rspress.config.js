import {readFileSync} from 'node:fs';
import {defineConfig} from '@rspress/core';

const tree = JSON.parse(readFileSync(new URL('./sidebar.json', import.meta.url), 'utf8'));
const item = ({label, link, items}, depth) => ({
  text: label,
  link,
  ...(items ? {items: items.map((child) => item(child, depth + 1)), collapsed: depth > 0} : {}),
});

export default defineConfig({
  root: 'docs',
  title: 'ToolHive Docs',
  description: 'Simple and secure AI tools',
  outDir: 'dist',
  route: {cleanUrls: true},
  markdown: {link: {checkDeadLinks: false}},
  themeConfig: {
    sidebar: {'/': tree.map((entry) => item(entry, 0))},
    nav: [{text: 'ToolHive Docs', link: '/toolhive/'}],
    socialLinks: [{icon: 'github', mode: 'link', content: 'https://github.com/stacklok/toolhive'}],
  },
});
