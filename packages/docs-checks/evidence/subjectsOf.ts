import {listOperations} from '@toolhive-docs/api-spec';
import {commandSlug} from '@toolhive-docs/cli-spec';
import type {Subjects} from '@toolhive-docs/evidence';
import type {Facts} from '../facts/types';
import type {Page} from '../page/types';
import {sectionsOf} from './sectionsOf';

/** Everything that needs evidence: pages that somebody wrote, commands and operations. */
export function subjectsOf(
  pages: readonly Page[],
  {cli, api}: Pick<Facts, 'cli' | 'api'>,
): Subjects {
  return {
    // A generated page rests on its data in specs/.
    pages: pages
      .filter(({generated}) => !generated)
      .map((page) => ({file: page.file, sections: sectionsOf(page)})),
    commands: cli.commands.map(({path}) => commandSlug(path)),
    operations: listOperations(api)
      .filter(({source}) => source === 'path')
      .map(({id}) => id),
  };
}
