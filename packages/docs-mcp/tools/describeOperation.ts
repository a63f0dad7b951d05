import {sliceSection} from '@toolhive-docs/agent-files';
import * as z from 'zod';
import {findPage} from '../library/findPage';
import {linkOf, SourceSchema, sourceOf} from '../shared';
import {defineTool, ToolError} from '../Tool';
import {BEGINNING, beginningOf} from './beginningOf';
import {
  listOperations,
  matchOperation,
  type ApiSpec,
  type OperationView,
} from '@toolhive-docs/api-spec';
import {didYouMean} from '@toolhive-docs/cli-spec';

/** Address of the API reference (specification §2). */
const PAGE = '/toolhive/reference/api';

/** Says what an operation of the API takes and answers. */
export const describeOperation = defineTool({
  name: 'describe_operation',
  title: 'Describe an API operation',
  description: 'Parameters, body, responses and examples of an operation of the local HTTP API.',
  input: z.object({
    operation: z
      .string()
      .min(1)
      .max(300)
      .describe('Operation id, or method and path or URL, such as "POST /api/v1beta/workloads"'),
  }),
  output: z.object({
    id: z.string(),
    method: z.string(),
    path: z.string(),
    parameters: z.array(z.string()),
    statuses: z.array(z.string()),
    /** What the page says of it: body, responses, examples. */
    ...BEGINNING,
    source: SourceSchema,
  }),
  run({operation}, library) {
    const {page} = findPage(PAGE, library.index);
    const {id, method, path, parameters, responses} = operationNamed(operation, library.facts.api);
    const url = `${page.url}#${id}`;
    const {data, text} = beginningOf(
      sliceSection(library.textOf(page), page.sections, id) ?? '',
      url,
    );
    return {
      data: {
        id,
        method: method.toUpperCase(),
        path,
        parameters: parameters.map(({value}) => `${value.in} ${value.name}`),
        statuses: responses.map(({status}) => status),
        ...data,
        source: {...sourceOf(page), url},
      },
      text,
      links: [linkOf(page)],
    };
  },
});

/** Where all but a few operations are, which callers leave out. */
const PREFIX = '/api/v1beta';

/** An operation as callers name it. */
const nameOf = ({method, path}: OperationView): string => `${method.toUpperCase()} ${path}`;

/**
 * The operation that a caller means by its id, or by a method and a path or an address, with or without names in it: `POST
 * /api/v1beta/workloads`, `DELETE http://localhost:8080/api/v1beta/workloads/fetch`. A path with one operation needs no method.
 *
 * @throws ToolError that names the nearest, or those of the path.
 */
function operationNamed(asked: string, api: ApiSpec): OperationView {
  const all = listOperations(api);
  const name = asked.trim();
  const byId = all.find(({id}) => id.toLowerCase() === name.toLowerCase());
  if (byId) return byId;
  const [, method, address = ''] = /^(?:([a-z]+)\s+)?(\S+)$/i.exec(name) ?? [];
  const path = address
    .replace(/^(?:[a-z]+:\/\/[^/?#]*|[\w.-]+:\d+)(?=[/?#]|$)/i, '')
    .replace(/[?#].*$/, '')
    .replace(/(?<=.)\/+$/, '');
  const there = operationsAt(path, api);
  const meant = there.filter((one) => method === undefined || one.method === method.toLowerCase());
  const [first, second] = meant;
  if (first && !second) return first;
  const known = there.length > 0 ? there.map(nameOf) : undefined;
  throw new ToolError(
    `There is no operation ${JSON.stringify(asked)}; ${
      known
        ? `known: ${known.join(', ')}`
        : didYouMean(
            name,
            all.flatMap((one) => [one.id, nameOf(one)]),
          )
    }`,
  );
}

/** All operations that a path has, by any method. */
function operationsAt(path: string, api: ApiSpec): OperationView[] {
  const methods = [...new Set(listOperations(api).map(({method}) => method))];
  const at = (whole: string): OperationView[] =>
    methods.flatMap((method) => {
      const match = matchOperation(api, method, whole);
      return match.kind === 'operation' ? [match.operation] : [];
    });
  const found = at(path);
  return found.length > 0 ? found : at(PREFIX + path);
}
