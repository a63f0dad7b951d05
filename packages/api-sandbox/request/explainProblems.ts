import {readablePath, type RequestProblem} from '@toolhive-docs/api-spec';

const shown = 3;

/** Says in one line which fields of a request are wrong and why, the first three of them. */
export function explainProblems(problems: readonly RequestProblem[]): string {
  const lines = problems
    .slice(0, shown)
    .map(({where, path, message}) => `${subject(where, path)} ${message}`);
  const rest = problems.length - lines.length;
  return lines.join('; ') + (rest > 0 ? `; and ${rest} more` : '');
}

function subject(where: string, path: string): string {
  if (where !== 'body') return [where, readablePath(path)].filter(Boolean).join(' ');
  return readablePath(path) || 'the body';
}
