import type {Page} from '../../page/types';

/** A file that a command reads is shown on its page; a placeholder stands for one of the reader's. */
export function shownFileProblems(file: string, {alone, fences}: Page): string[] {
  const shown = alone || file.startsWith('<') || fences.some(({meta}) => meta.title === file);
  return shown ? [] : [`the page does not show ${file}; add a fence with title="${file}"`];
}
