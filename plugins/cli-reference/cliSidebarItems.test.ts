import {describe, expect, it} from 'vitest';
import {commandSlug} from '@toolhive-docs/cli-spec';
import {cliSidebarItems, type CliSidebarItem} from './cliSidebarItems';
import {spec} from './testing/spec';

const items = cliSidebarItems(spec);

/** Ids of all pages that the items lead to, in their order. */
function pageIds(list: readonly CliSidebarItem[]): string[] {
  return list.flatMap((item) =>
    item.type === 'doc' ? [item.id] : [item.link.id, ...pageIds(item.items)],
  );
}

describe('the sidebar of the command reference', () => {
  it('leads to every command exactly once, in the order of the data', () => {
    expect(pageIds(items)).toEqual(
      spec.commands.map(({path}) => `toolhive/reference/cli/${commandSlug(path)}`),
    );
  });

  it('makes a category of each group, with its purpose for index pages, the group page as its link and short labels inside', () => {
    expect(items.find((item) => item.label === 'thv registry')).toEqual({
      type: 'category',
      label: 'thv registry',
      key: 'thv_registry',
      description: spec.commands.find(({path}) => path === 'thv registry')?.summary,
      link: {type: 'doc', id: 'toolhive/reference/cli/thv_registry'},
      items: [
        {
          type: 'doc',
          id: 'toolhive/reference/cli/thv_registry_info',
          label: 'info',
          key: 'thv_registry_info',
        },
        {
          type: 'doc',
          id: 'toolhive/reference/cli/thv_registry_list',
          label: 'list',
          key: 'thv_registry_list',
        },
      ],
    });
  });

  it('gives every item a key of its own, because labels occur twice', () => {
    const keys = (list: readonly CliSidebarItem[]): string[] =>
      list.flatMap((item) => [item.key, ...(item.type === 'category' ? keys(item.items) : [])]);
    expect(new Set(keys(items)).size).toBe(spec.commands.length);
  });

  it('has one page for a command without subcommands', () => {
    expect(items).toContainEqual({
      type: 'doc',
      id: 'toolhive/reference/cli/thv_run',
      label: 'thv run',
      key: 'thv_run',
    });
  });
});
