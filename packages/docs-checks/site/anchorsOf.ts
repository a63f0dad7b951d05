import {commandSlug, commandFlags} from '@toolhive-docs/cli-spec';
import type {Facts} from '../facts/types';
import type {Page} from '../page/types';

/** Everything on a page that an address can end in: ids of headings and elements, and on a command page its flags. */
export function anchorsOf(page: Page, {cli}: Facts): Set<string> {
  const elements = [...page.source.matchAll(/<\w+[^<>]*?\sid="([^"]+)"/g)].map(
    ([, id]) => id ?? '',
  );
  const command = cli.commands.find(({path}) =>
    page.route.endsWith(`/reference/cli/${commandSlug(path)}`),
  );
  const flags = command
    ? commandFlags(cli, command)
        .filter(({hidden}) => !hidden)
        .map(({name}) => name)
    : [];
  return new Set([...page.headings.flatMap(({id}) => id ?? []), ...elements, ...flags]);
}
