import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropVersionDocs,
} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {LINKS_IN_FULL, listAt} from './listAt';

const page = (id: string): PropSidebarItem => ({
  type: 'link',
  label: id,
  href: `/${id}`,
  docId: id,
});
const elsewhere: PropSidebarItem = {type: 'link', label: 'Elsewhere', href: 'https://example.com/'};
const category = (...items: PropSidebarItem[]): PropSidebarItemCategory => ({
  type: 'category',
  label: 'Some',
  collapsed: true,
  collapsible: true,
  items,
});
const many = category(...Array.from({length: LINKS_IN_FULL}, () => elsewhere));

const docs: PropVersionDocs = Object.fromEntries(
  ['a', 'b'].map((id) => [id, {id, title: id, description: '', sidebar: 'docs'}]),
);
docs['other'] = {id: 'other', title: 'other', description: '', sidebar: 'others'};

const at = (list: PropSidebarItemCategory, more: PropSidebarItem = many) =>
  listAt(list.items, {name: 'docs', items: [list, more]}, docs);

it('the lists of a short sidebar are never left out', () => {
  expect(at(category(page('a')), elsewhere)).toBeUndefined();
  // Both categories count too.
  const full = category(...many.items.slice(3));
  expect([
    at(category(page('a')), full),
    at(category(page('a')), category(...full.items, elsewhere)),
  ]).toEqual([undefined, '/a']);
});

it('the list of a long sidebar is had from its first page, or else from the first below', () => {
  expect(at(category(elsewhere, category(page('b')), page('a')))).toBe('/a');
  expect(at(category(elsewhere, category(elsewhere), category(category(page('b')))))).toBe('/b');
});

it('a list without a page that has this sidebar is not left out', () => {
  expect(at(category(elsewhere, page('other'), page('unknown')))).toBeUndefined();
});
