import type {BrowserContext} from '@playwright/test';

/**
 * Watches every page of a context for what no page may do: ask another host for anything, throw, or
 * log an error.
 *
 * @param siteUrl - Address of the site; every other origin is a third party.
 * @param expected - Problems that the test brings about itself.
 * @returns What went wrong so far, one line each. The list grows while the pages live.
 */
export function watchProblems(
  context: BrowserContext,
  siteUrl: string,
  expected: readonly RegExp[],
): string[] {
  const problems: string[] = [];
  const {origin} = new URL(siteUrl);
  const add = (problem: string) => {
    if (!expected.some((pattern) => pattern.test(problem))) {
      problems.push(problem);
    }
  };
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(url.protocol) && url.origin !== origin) {
      add(`third-party request: ${request.url()}`);
    }
  });
  context.on('weberror', (error) => {
    add(`uncaught error: ${error.error().message}`);
  });
  context.on('console', (message) => {
    if (message.type() === 'error') {
      add(`console error: ${message.text()} (${message.location().url})`);
    }
  });
  return problems;
}
