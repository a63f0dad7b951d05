import {flagTable} from './flagTable';
import {blocks, heading} from './mdx';
import type {PageContext} from './pageContext';

/** The command's own flags, then those that every command has. */
export function flagSections(page: PageContext): string {
  const own = page.command.flags.some((flag) => !flag.hidden)
    ? blocks(heading(2, 'Flags', 'flags'), flagTable(page, page.command.flags))
    : undefined;
  return blocks(
    own,
    heading(2, 'Global flags', 'global-flags'),
    'These flags are available for every command.',
    flagTable(page, page.spec.globalFlags),
  );
}
