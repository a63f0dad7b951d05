import {
  findResponse,
  contentOf,
  type OperationView,
  isJson,
  resolve,
  exampleOf,
  type ApiSpec,
} from '@toolhive-docs/api-spec';
import {empty, errorText, json} from './reply';

/**
 * The answer that the specification shows as an example for a status. Nothing changes in the sandbox.
 * @returns undefined when the operation cannot answer with this status; a preference that cannot be met is no error
 */
export function exampleResponse(
  spec: ApiSpec,
  {method, path}: OperationView,
  status: number,
): Response | undefined {
  const response = findResponse(spec, {method, path, status});
  if (!response) return undefined;
  const headers: Record<string, string> = {'Preference-Applied': `code=${status}`};
  for (const [name, header] of Object.entries(response.value.headers ?? {})) {
    const {example} = resolve(spec, header);
    if (typeof example === 'string') headers[name] = example;
  }
  const content = contentOf(response)[0];
  if (!content) return empty(status, headers);
  const example = exampleOf(spec, content.media, content.schemaPointer);
  return isJson(content.type)
    ? json(status, example, headers)
    : errorText(status, String(example), headers);
}

/** The status a caller asks to see: `Prefer: code=500` → 500. Undefined when it names none. */
export function preferredStatus(headers: Headers): number | undefined {
  const code = /(?:^|[,;\s])code=(\d{3})(?=$|[,;\s])/.exec(headers.get('prefer') ?? '')?.[1];
  return code === undefined ? undefined : Number(code);
}
