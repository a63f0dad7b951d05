import {relative} from 'node:path';

/** What a remark plugin needs to know about the page. */
export interface PageFile {
  path?: string;
}

/** One thing that is wrong on a page; the line is counted from 1. */
export interface PageProblem {
  line: number | undefined;
  message: string;
}

/**
 * Fails when there are problems.
 * @throws Error with one line per problem, each beginning with file and line.
 */
export function failOn(problems: readonly PageProblem[], file: PageFile): void {
  if (problems.length === 0) return;
  const name = file.path === undefined ? 'page' : relative(process.cwd(), file.path);
  throw new Error(problems.map(({line, message}) => `${name}:${line ?? 1} ${message}`).join('\n'));
}
