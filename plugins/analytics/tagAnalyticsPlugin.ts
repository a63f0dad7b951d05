import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';
import {TAGS, type TagOptions} from './client/tagOptions';

const client = fileURLToPath(new URL('./client/tags.ts', import.meta.url));

/**
 * Counts page views with a tag service, without readers' addresses, for readers who allow it. In place
 * of the framework's plugin, which asks nobody and loads the service's script before the page.
 *
 * @param id - The service's name for this site.
 */
export const tagAnalyticsPlugin = (id: string) => (): Plugin => ({
  name: TAGS,
  // Whoever writes the pages is no reader.
  getClientModules: () => (process.env.NODE_ENV === 'production' ? [client] : []),
  contentLoaded: ({actions}) => actions.setGlobalData({id} satisfies TagOptions),
});
