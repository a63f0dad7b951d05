import {readFileSync} from 'node:fs';
import {defineConfig} from 'vitepress';

const tree = JSON.parse(readFileSync(new URL('../../sidebar.json', import.meta.url), 'utf8'));
const item = ({label, link, items}, depth) => ({
  text: label,
  link,
  ...(items ? {items: items.map((child) => item(child, depth + 1)), collapsed: depth > 0} : {}),
});

export default defineConfig({
  title: 'ToolHive Docs',
  description: 'Simple and secure AI tools',
  cleanUrls: true,
  ignoreDeadLinks: true,
  themeConfig: {
    search: {provider: 'local'},
    sidebar: tree.map((entry) => item(entry, 0)),
    outline: [2, 3],
    nav: [{text: 'ToolHive Docs', link: '/toolhive/'}],
    socialLinks: [{icon: 'github', link: 'https://github.com/stacklok/toolhive'}],
  },
});
