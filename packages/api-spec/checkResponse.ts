import {commonResponses, contentOf} from './listOperations';
import type {ResponseView} from './listOperations';
import {matchOperation} from './matchOperation';
import {contentFor, essence, isJson} from './mediaType';
import {readablePath} from './pointer';
import type {ApiSpec} from './types';
import {validate} from './validate/validate';

/** One answer and the request it belongs to. */
export interface Exchange {
  readonly method: string;
  /** Without host, query and fragment. */
  readonly path: string;
  readonly status: number;
  /** The `Content-Type` of the answer; null without one. */
  readonly contentType: string | null;
  /** The body as text, empty when there is none. */
  readonly body: string;
}

/**
 * Says where an answer departs from the specification: a status that is not declared, a media type that is not, a body that does not
 * match its schema, a body where there must be none.
 * @returns sentences; empty when the answer is as specified
 */
export function checkResponse(spec: ApiSpec, exchange: Exchange): string[] {
  const response = findResponse(spec, exchange);
  if (!response)
    return [`status ${exchange.status} is not declared for ${exchange.method} ${exchange.path}`];
  const contents = contentOf(response);
  if (!contents.length) return checkEmpty(exchange);
  if (exchange.contentType === null)
    return [
      `status ${exchange.status} has no Content-Type; declared: ${contents.map(({type}) => type).join(', ')}`,
    ];
  const content = contentFor(contents, exchange.contentType);
  if (!content)
    return [
      `Content-Type ${exchange.contentType} is not declared for status ${exchange.status}; declared: ${contents.map(({type}) => type).join(', ')}`,
    ];
  return content.schemaPointer ? checkText(spec, content.schemaPointer, exchange) : [];
}

/** The declared response for a status: exact, then `4XX`, then `default`, then the common ones. */
export function findResponse(
  spec: ApiSpec,
  {method, path, status}: Pick<Exchange, 'method' | 'path' | 'status'>,
): ResponseView | undefined {
  const match = matchOperation(spec, method, path);
  const own = match.kind === 'operation' ? match.operation.responses : [];
  const pick = (responses: readonly ResponseView[], wanted: string) =>
    responses.find((response) => response.status === wanted);
  const range = `${Math.floor(status / 100)}XX`;
  return (
    pick(own, String(status)) ??
    pick(own, range) ??
    pick(own, 'default') ??
    pick(commonResponses(spec), String(status))
  );
}

function checkEmpty({status, body, contentType}: Exchange): string[] {
  const problems: string[] = [];
  if (body !== '')
    problems.push(`status ${status} must have no body, but has ${body.length} characters`);
  if (contentType !== null)
    problems.push(`status ${status} must have no Content-Type, but has ${contentType}`);
  return problems;
}

function checkText(spec: ApiSpec, schemaPointer: string, {contentType, body}: Exchange): string[] {
  let value: unknown = body;
  if (isJson(contentType ?? '')) {
    try {
      value = JSON.parse(body);
    } catch {
      return ['the body is not valid JSON'];
    }
  } else if (!essence(contentType ?? '').startsWith('text/')) return [];
  return validate(spec, schemaPointer, value, {direction: 'response'}).map(
    ({path, message}) => `${readablePath(path) || 'the body'} ${message}`,
  );
}
