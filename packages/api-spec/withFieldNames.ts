import {contentOf, type OperationView} from './listOperations';
import {readFields} from './readFields';
import type {ApiSpec} from './types';

/** Gives the fields of a request's body the names that its schema has, as {@link readFields} reads them. */
export function withFieldNames(
  spec: ApiSpec,
  {requestBody}: OperationView,
  body: unknown,
): unknown {
  const pointer = requestBody && contentOf(requestBody)[0]?.schemaPointer;
  return readFields(spec, pointer, body).value;
}
