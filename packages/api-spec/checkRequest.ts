import {contentOf, schemaPointerOf, type OperationView} from './listOperations';
import {isJson} from './mediaType';
import {parameterValue, type RequestParts} from './parameterValue';
import type {ApiSpec} from './types';
import type {Problem} from './validate/Visit';
import {validate} from './validate/validate';

/** A problem of a request: `where` is `body` or a parameter such as `query parameter "all"`. */
export interface RequestProblem extends Problem {
  readonly where: string;
}

/**
 * Checks a request against its operation: parameters of path, query and header, and the body, of the first type that the operation takes.
 * Query parameters, headers and body fields that the operation does not know are not looked at.
 */
export function checkRequest(
  spec: ApiSpec,
  operation: OperationView,
  request: RequestParts,
): RequestProblem[] {
  return [...checkParameters(spec, operation, request), ...checkBody(spec, operation, request)];
}

function* checkParameters(
  spec: ApiSpec,
  operation: OperationView,
  request: RequestParts,
): Generator<RequestProblem> {
  for (const located of operation.parameters) {
    const {value: parameter} = located;
    if (parameter.in === 'cookie' || (parameter.in === 'header' && !request.headers)) continue;
    const where = `${parameter.in} parameter "${parameter.name}"`;
    const schemaPointer = schemaPointerOf(located);
    const value = parameterValue(spec, parameter, schemaPointer, request);
    if (value === undefined) {
      if (parameter.required) yield {where, path: '', keyword: 'required', message: 'is required'};
    } else if (schemaPointer && !(value === '' && parameter.allowEmptyValue)) {
      for (const problem of validate(spec, schemaPointer, value, {direction: 'request'}))
        yield {where, ...problem};
    }
  }
}

function* checkBody(
  spec: ApiSpec,
  operation: OperationView,
  request: RequestParts,
): Generator<RequestProblem> {
  const {requestBody} = operation;
  if (!requestBody) return;
  if (request.body === undefined) {
    if (requestBody.value.required)
      yield {where: 'body', path: '', keyword: 'required', message: 'is required'};
    return;
  }
  const [content] = contentOf(requestBody);
  if (content?.schemaPointer && (isJson(content.type) || typeof request.body === 'string')) {
    for (const problem of validate(spec, content.schemaPointer, request.body, {
      direction: 'request',
    }))
      yield {where: 'body', ...problem};
  }
}
