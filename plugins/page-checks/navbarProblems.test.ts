import {describe, expect, it} from 'vitest';
import {navbarProblems, type Version} from './navbarProblems';

const VERSIONS: readonly Version[] = [
  {
    name: 'current',
    sidebars: {
      docs: [{type: 'category', items: [{type: 'doc'}]}],
      notes: [{type: 'html'}],
      index: [{type: 'category', link: {type: 'generated-index'}, items: []}],
    },
  },
  {name: 'v1.0.0', sidebars: {docs: [{type: 'doc'}]}},
];

describe('items of the navbar', () => {
  it('may name versions and sidebars that there are', () => {
    const items = [
      {type: 'docsVersionDropdown'},
      {type: 'docsVersionDropdown', versions: ['v1.0.0']},
      {type: 'docsVersionDropdown', versions: {current: {label: 'Next'}}},
      {type: 'docSidebar', sidebarId: 'docs'},
      {type: 'docSidebar', sidebarId: 'index'},
      {},
    ];
    expect(navbarProblems(items, VERSIONS)).toEqual([]);
  });

  it('that name another version are told with those that there are', () => {
    expect(
      navbarProblems([{}, {type: 'docsVersionDropdown', versions: {'v2.0.0': {}}}], VERSIONS),
    ).toEqual([
      'navbar.items[1] = {"type":"docsVersionDropdown","versions":{"v2.0.0":{}}}: there is no version "v2.0.0" of the docs; allowed: "current", "v1.0.0".',
    ]);
  });

  it('that name another sidebar are told with those that there are', () => {
    expect(navbarProblems([{type: 'docSidebar', sidebarId: 'doc'}], VERSIONS)[0]).toMatch(
      /there is no sidebar "doc"; allowed: "docs", "notes", "index"\.$/,
    );
  });

  it('whose sidebar leads nowhere are told', () => {
    expect(navbarProblems([{type: 'docSidebar', sidebarId: 'notes'}], VERSIONS)[0]).toMatch(
      /the sidebar "notes" has nothing to link to; give it a page/,
    );
  });
});
