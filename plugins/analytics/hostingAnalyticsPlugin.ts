import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

const client = fileURLToPath(new URL('./client/hosting.ts', import.meta.url));

/**
 * Counts page views with the hosting provider's analytics, for readers who allow it. In place of the
 * framework's plugin of that name, which asks nobody and is not there in development; its own module
 * still does the work, and looks for its options under that name.
 */
export function hostingAnalyticsPlugin(): Plugin {
  return {
    name: 'docusaurus-plugin-vercel-analytics',
    getClientModules: () => [client],
    contentLoaded: ({actions}) => actions.setGlobalData({}),
  };
}
