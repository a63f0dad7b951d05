import {
  checkRequest,
  isJson,
  readablePath,
  withFieldNames,
  type ApiSpec,
} from '@toolhive-docs/api-spec';
import * as strings from '../../../../i18n/en/strings';
import {jsonProblem} from '../form/jsonProblem';
import type {ConsoleOperation} from './ConsoleOperation';
import {filledIn, textOf, type Draft} from './Draft';

/** Something that the specification does not allow, and the field that it belongs to. */
export interface FieldProblem {
  /** Key of a parameter, or `body` with a JSON pointer behind it: `body/env_vars/0`. */
  readonly key: string;
  /** The field as people call it. */
  readonly label: string;
  /** Without a subject: `must not be empty`. */
  readonly message: string;
}

/** Everything about a draft that the specification does not allow: the rules that the sandbox applies too. */
export function requestProblems(
  spec: ApiSpec,
  operation: ConsoleOperation,
  draft: Draft,
): FieldProblem[] {
  const values = (place: string) => filledIn(place, operation.parameters, draft);
  const path = Object.fromEntries(values('path'));
  const problems: FieldProblem[] = [];
  for (const {key, name, place} of operation.parameters) {
    const message = place === 'path' && path[name] !== undefined && impossibleSegment(path[name]);
    if (message) problems.push({key, label: name, message});
  }
  const body = bodyOf(operation, draft);
  if (body && 'problem' in body) problems.push(body.problem);
  const headers = new Headers(
    values('header').filter(([, value]) => /^[\t\x20-\x7e\x80-\xff]*$/.test(value)),
  );
  const found = checkRequest(spec, operation.view, {
    path,
    query: new URLSearchParams(values('query')),
    headers,
    ...(body && 'value' in body && {body: withFieldNames(spec, operation.view, body.value)}),
  });
  for (const {where, path: at, message} of found) {
    const [, place = '', name = ''] = /^(\w+) parameter "(.*)"$/.exec(where) ?? [];
    if (name) problems.push({key: `${place}.${name}`, label: name, message});
    // What is not JSON has been reported with its place.
    else if (!(body && 'problem' in body))
      problems.push({
        key: `body${at}`,
        label: readablePath(at) || strings.theBodyInSentence,
        message,
      });
  }
  return problems;
}

/**
 * Whether the sandbox refuses a draft with these problems. An address with a wrong part may lead to another operation, a status that
 * is asked for comes whatever else is sent, and a body that is not needed is not read.
 */
export function sandboxRefuses(
  {view}: ConsoleOperation,
  problems: readonly FieldProblem[],
  draft: Draft,
): boolean {
  const isBodyRead = view.requestBody?.value.required === true;
  return (
    draft.preferredStatus === '' &&
    !problems.some(({key}) => key.startsWith('path.')) &&
    problems.some(({key}) => isBodyRead || !key.startsWith('body'))
  );
}

/** Browsers and programs take these two for steps through the path (RFC 3986 §5.2.4), encoded or not. */
function impossibleSegment(value: string): string | undefined {
  return value === '.' || value === '..' ? strings.impossibleSegment : undefined;
}

function bodyOf(
  {body}: ConsoleOperation,
  draft: Draft,
): {value: unknown} | {problem: FieldProblem} | undefined {
  if (!body || !draft.body) return undefined;
  if (draft.body.mode === 'form') return {value: draft.body.value};
  const text = textOf(draft.body);
  if (text === '') return undefined;
  if (!isJson(body.type)) return {value: text};
  const problem = jsonProblem(text);
  if (!problem) return {value: JSON.parse(text) as unknown};
  return {
    problem: {
      key: 'body',
      label: strings.theBodyInSentence,
      message: strings.isNotJson(strings.jsonPlace(problem.line, problem.column, problem.message)),
    },
  };
}
