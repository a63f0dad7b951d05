import {lastWord} from '@toolhive-docs/cli-spec';

/** Commands of a group go without the group's name, which stands right above them in the sidebar. */
export function sidebarLabel(path: string): string {
  return path.split(' ').length > 2 ? lastWord(path) : path;
}
