import type {Parameters} from '@toolhive-docs/search-engine';

/** Parameters that say who asks and what is counted, and change nothing of the lasting fields of a result. */
const ANALYTICS: ReadonlySet<string> = new Set([
  'analytics',
  'analyticsTags',
  'clickAnalytics',
  'userToken',
]);

/** What two searches have in common that get the same result, but for its passing fields. @param base - Address that completes those of hits. */
export function answerKey(parameters: Parameters, base: string): string {
  const names = Object.keys(parameters).filter((name) => !ANALYTICS.has(name));
  return JSON.stringify([base, names.sort().map((name) => [name, parameters[name]])]);
}
