import {
  childCommands,
  type CliSpec,
  type Command,
  commandSlug,
  lastWord,
} from '@toolhive-docs/cli-spec';

/** Part of a sidebar: a page, or a group whose link is the group command's own page. */
export type CliSidebarItem =
  | {type: 'doc'; id: string; label: string; key: string}
  | {
      type: 'category';
      label: string;
      key: string;
      description: string;
      link: {type: 'doc'; id: string};
      items: CliSidebarItem[];
    };

/** Folder of the command pages below docs/, in the shape of the routes. */
const FOLDER = 'toolhive/reference/cli';

/** Sidebar items for all commands: the root first, then its children in the order of the data. */
export function cliSidebarItems(spec: CliSpec): CliSidebarItem[] {
  const roots = spec.commands.filter((command) => command.path === spec.tool.name);
  return roots.flatMap((root) => [
    page(root),
    ...childCommands(spec, root.path).map((child) => item(spec, child)),
  ]);
}

function item(spec: CliSpec, command: Command): CliSidebarItem {
  const children = childCommands(spec, command.path);
  if (children.length === 0) return page(command);
  const {id, label, key} = page(command);
  // An index page takes the text of a card from here, because a category has no page of its own to take it from.
  const description = command.summary.replaceAll('`', '');
  return {
    type: 'category',
    label,
    key,
    description,
    link: {type: 'doc', id},
    items: children.map((child) => item(spec, child)),
  };
}

/** The key tells `registry list` from `secret list` in translation files, where labels alone would clash. */
function page({path}: Command): {type: 'doc'; id: string; label: string; key: string} {
  const key = commandSlug(path);
  return {type: 'doc', id: `${FOLDER}/${key}`, label: sidebarLabel(path), key};
}

/** Commands of a group go without the group's name, which stands right above them in the sidebar. */
export function sidebarLabel(path: string): string {
  return path.split(' ').length > 2 ? lastWord(path) : path;
}
