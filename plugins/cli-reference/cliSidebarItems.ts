import {childCommands, commandSlug, type CliSpec, type Command} from '../../packages/cli-spec';
import {sidebarLabel} from './renderPage';

/** Part of a sidebar: a page, or a group whose link is the group command's own page. */
export type CliSidebarItem =
  | {type: 'doc'; id: string; label: string}
  | {type: 'category'; label: string; link: {type: 'doc'; id: string}; items: CliSidebarItem[]};

/** Folder of the command pages below docs/, in the shape of the routes. */
const FOLDER = 'toolhive/reference/cli';

/** Sidebar items for all commands: the root first, then its children in the order of the data. */
export function cliSidebarItems(spec: CliSpec): CliSidebarItem[] {
  const roots = spec.commands.filter((command) => command.path === spec.tool.name);
  return roots.flatMap((root) => [page(root), ...childCommands(spec, root.path).map((child) => item(spec, child))]);
}

function item(spec: CliSpec, command: Command): CliSidebarItem {
  const children = childCommands(spec, command.path);
  if (children.length === 0) return page(command);
  const {id, label} = page(command);
  return {type: 'category', label, link: {type: 'doc', id}, items: children.map((child) => item(spec, child))};
}

function page({path}: Command): {type: 'doc'; id: string; label: string} {
  return {type: 'doc', id: `${FOLDER}/${commandSlug(path)}`, label: sidebarLabel(path)};
}
