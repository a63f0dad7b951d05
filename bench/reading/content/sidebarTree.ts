import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {routeOf} from './linkTarget';

/** A page or a group of a sidebar, in no site's own form. */
export interface SidebarEntry {
  readonly label: string;
  /** Address of the page; a group may have none. */
  readonly link?: string;
  readonly items?: readonly SidebarEntry[];
}

/** The part of a sidebar item of ours that is read here. */
interface Item {
  readonly type?: string;
  readonly id?: string;
  readonly label?: string;
  readonly link?: {readonly type: string; readonly id?: string};
  readonly items?: readonly (Item | string)[];
}

/**
 * Our sidebar as a plain tree. Links to pages that another site does not have are left out.
 *
 * @param labelOf - The label of a page that the sidebar names by its id alone.
 */
export function sidebarTree(
  sidebars: SidebarsConfig,
  labelOf: (id: string) => string,
): SidebarEntry[] {
  return entries(sidebars['docs'] as readonly Item[]);

  function entries(items: readonly (Item | string)[]): SidebarEntry[] {
    return items.flatMap((item): SidebarEntry[] => {
      if (typeof item === 'string') return [{label: labelOf(item), link: routeOf(item)}];
      if (item.type === 'doc' && item.id !== undefined)
        return [{label: item.label ?? labelOf(item.id), link: routeOf(item.id)}];
      if (item.type !== 'category') return [];
      const link = item.link?.id === undefined ? {} : {link: routeOf(item.link.id)};
      return [{label: item.label ?? '', ...link, items: entries(item.items ?? [])}];
    });
  }
}
