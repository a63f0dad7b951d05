/** What is read of an item of the navbar. */
export interface NavbarItem {
  readonly type?: string;
  readonly sidebarId?: string;
  /** Of a dropdown of versions: their names, as a list or as the keys of an object. */
  readonly versions?: readonly string[] | Readonly<Record<string, unknown>>;
}

/** What is read of an item of a sidebar. */
export interface SidebarItem {
  readonly type: string;
  readonly link?: unknown;
  readonly items?: readonly SidebarItem[];
}

/** A version of the docs, and its sidebars by their ids. */
export interface Version {
  readonly name: string;
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
}

const listed = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** Whether something in a sidebar leads somewhere. */
const leadsOn = ({type, link, items = []}: SidebarItem): boolean =>
  ['doc', 'ref', 'link'].includes(type) || link != null || items.some(leadsOn);

function versionProblems({versions = []}: NavbarItem, known: readonly Version[]): string[] {
  const names = known.map(({name}) => name);
  const wanted = Array.isArray(versions) ? (versions as readonly string[]) : Object.keys(versions);
  return wanted
    .filter((name) => !names.includes(name))
    .map((name) => `there is no version "${name}" of the docs; allowed: ${listed(names)}`);
}

function sidebarProblems({sidebarId = ''}: NavbarItem, versions: readonly Version[]): string[] {
  const sidebars = versions.flatMap((version) => version.sidebars[sidebarId] ?? []);
  const ids = [...new Set(versions.flatMap((version) => Object.keys(version.sidebars)))];
  if (!ids.includes(sidebarId))
    return [`there is no sidebar "${sidebarId}"; allowed: ${listed(ids)}`];
  return sidebars.some(leadsOn)
    ? []
    : [
        `the sidebar "${sidebarId}" has nothing to link to; give it a page in sidebars.ts, or take the item out`,
      ];
}

/** What stops an item of the navbar from being drawn, each with the item's configuration; an empty list when nothing does. */
export function navbarProblems(
  items: readonly NavbarItem[],
  versions: readonly Version[],
): string[] {
  return items.flatMap((item, index) => {
    const problems =
      item.type === 'docsVersionDropdown'
        ? versionProblems(item, versions)
        : item.type === 'docSidebar'
          ? sidebarProblems(item, versions)
          : [];
    return problems.map(
      (problem) => `navbar.items[${index}] = ${JSON.stringify(item)}: ${problem}.`,
    );
  });
}
