import {readFileSync} from 'node:fs';
import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';

const tree = JSON.parse(readFileSync(new URL('./sidebar.json', import.meta.url), 'utf8'));
// A group here has no page of its own, so that page is its first entry.
const item = ({label, link, items}, depth) =>
  items
    ? {
        label,
        collapsed: depth > 0,
        items: [...(link ? [{label, link}] : []), ...items.map((child) => item(child, depth + 1))],
      }
    : {label, link};

export default defineConfig({
  site: 'https://docs.example.com',
  integrations: [
    starlight({
      title: 'ToolHive Docs',
      sidebar: tree.map((entry) => item(entry, 0)),
      social: [
        {icon: 'github', label: 'Source code', href: 'https://github.com/stacklok/toolhive'},
      ],
    }),
  ],
});
