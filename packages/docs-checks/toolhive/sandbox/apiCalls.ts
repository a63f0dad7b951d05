import {type ApiSpec, matchOperation} from '@toolhive-docs/api-spec';
import type {Page} from '../../page/types';
import {readCurl} from '../../samples/readCurl';
import {readShell} from '../../samples/readShell';
import {isShellFence} from '../fences/shellFence';
import {readAnswer, type ShownAnswer} from '../fences/shownResponse';

/** A call of the local API that a page tells its reader to make. */
export interface ApiCall {
  method: string;
  /** Path and query. */
  path: string;
  /** Name of the workload in the path. */
  workload?: string;
  body?: string;
  line: number;
  text: string;
  /** Everything that stands under the same heading: a page may tell of a status without showing it. */
  around: string;
  /** The answer that the page shows for it. */
  shown?: ShownAnswer;
}

/** Finds the calls of the local API in the shell samples of a page, in the order of the page. */
export function apiCalls(page: Page, api: ApiSpec): ApiCall[] {
  return page.fences.filter(isShellFence).flatMap((fence) => {
    const commands = readShell(fence.code).commands;
    const next = page.fences.find((other) => other.line > fence.line);
    const answer =
      next?.meta.output && next.section === fence.section && commands.length === 1
        ? readAnswer(next)
        : undefined;
    return commands.flatMap(({words, line, text}) => {
      if (words[0] !== 'curl') return [];
      const {method, urls, body} = readCurl(words);
      const [, path = ''] = /^https?:\/\/[^/]+(\/[^#]*)/.exec(urls[0] ?? '') ?? [];
      const match = matchOperation(api, method, path.replace(/\?.*/, ''));
      // The proxy has a /health, too; its answer has a body.
      const isProxy = path === '/health' && answer?.body !== undefined;
      if (match.kind !== 'operation' || isProxy || path.includes('<')) return [];
      const file = body?.startsWith('@')
        ? page.fences.find(({meta}) => meta.title === body.slice(1))?.code
        : body;
      const workload = path.startsWith('/api/v1beta/workloads/')
        ? match.parameters.name
        : undefined;
      return [
        {
          method,
          path,
          workload,
          body: file,
          line: fence.line + 1 + line,
          text,
          around: sectionText(page, fence.section),
          shown: answer,
        },
      ];
    });
  });
}

function sectionText({headings, source}: Page, section: number): string {
  const begin = headings[section - 1]?.line ?? 0;
  const end = headings[section]?.line ?? Infinity;
  return source.split('\n').slice(begin, end).join('\n');
}
