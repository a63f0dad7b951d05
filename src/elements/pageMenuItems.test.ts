import {expect, it} from 'vitest';
import {pageMenuItems, type MenuItem} from './pageMenuItems';

const ADDRESSES = {
  markdown: 'https://docs.example.com/toolhive/quickstart.md',
  mcp: 'https://docs.example.com/mcp',
};
const items = (markdown: string | undefined = ADDRESSES.markdown): MenuItem[] =>
  pageMenuItems({...ADDRESSES, markdown}, () => Promise.resolve('# Quickstart')).flat();
const hrefOf = (label: string): URL => {
  const item = items().find((one) => one.label === label);
  if (!item || !('href' in item)) throw new Error(`There is no link ${label}.`);
  return new URL(item.href, 'http://localhost:4000');
};

it.each([
  ['Open in Claude', 'https://claude.ai', 'q'],
  ['Open in ChatGPT', 'https://chatgpt.com', 'prompt'],
  ['Open in Cursor', 'https://cursor.com', 'text'],
])('%s asks the assistant to read the Markdown of the page', (label, origin, parameter) => {
  const {origin: to, searchParams} = hrefOf(label);
  expect([to, searchParams.get(parameter)]).toEqual([
    origin,
    'Read https://docs.example.com/toolhive/quickstart.md so that I can ask questions about it.',
  ]);
});

it('clients are handed name and address of the MCP server in the form that each reads', async () => {
  expect(
    JSON.parse(decodeURIComponent(hrefOf('Add MCP server to VS Code').search.slice(1))),
  ).toEqual({name: 'toolhive-docs', type: 'http', url: ADDRESSES.mcp});
  const cursor = hrefOf('Add MCP server to Cursor').searchParams;
  expect([cursor.get('name'), JSON.parse(atob(cursor.get('config') ?? ''))]).toEqual([
    'toolhive-docs',
    {url: ADDRESSES.mcp},
  ]);
  const command = items().find(({label}) => label.includes('Claude Code'));
  expect(command && 'text' in command && (await command.text())).toBe(
    'claude mcp add --transport http --scope user toolhive-docs https://docs.example.com/mcp',
  );
});

it('the Markdown is viewed where the page is, also in a copy of the site', () => {
  expect(hrefOf('View as Markdown').href).toBe('http://localhost:4000/toolhive/quickstart.md');
});

it('a page without Markdown offers the MCP server alone, and a host without server the page alone', () => {
  expect(
    pageMenuItems({mcp: ADDRESSES.mcp, markdown: undefined}, () => Promise.resolve('')),
  ).toHaveLength(1);
  expect(
    pageMenuItems({markdown: ADDRESSES.markdown, mcp: undefined}, () => Promise.resolve('')),
  ).toHaveLength(2);
});
