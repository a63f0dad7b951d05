import {sliceSection} from '@toolhive-docs/agent-files';
import {listOperations} from '@toolhive-docs/api-spec';
import {didYouMean} from '@toolhive-docs/cli-spec';
import * as z from 'zod';
import {findPage} from '../library/findPage';
import {fitting} from '../markdown/fitting';
import {resourceOf, SourceSchema, sourceOf, USUAL_TOKENS} from '../shared';
import {defineTool} from '../Tool';
import {ToolError} from '../ToolError';

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
      .describe('Operation id, or method and path such as "POST /api/v1beta/workloads"'),
  }),
  output: z.object({
    id: z.string(),
    method: z.string(),
    path: z.string(),
    parameters: z.array(z.string()),
    statuses: z.array(z.string()),
    source: SourceSchema,
  }),
  run({operation}, library) {
    const all = listOperations(library.facts.api);
    const names = all.map(({id, method, path}) => [id, `${method.toUpperCase()} ${path}`] as const);
    const asked = operation.trim().replace(/\s+/g, ' ').toLowerCase();
    const at = names.findIndex((both) => both.some((name) => name.toLowerCase() === asked));
    const found = all[at];
    if (!found)
      throw new ToolError(
        `There is no operation ${JSON.stringify(operation)}; ${didYouMean(operation, names.flat())}`,
      );
    const {page} = findPage(PAGE, library.index);
    const {id, method, path, parameters, responses} = found;
    const text = sliceSection(library.textOf(page), page.sections, id) ?? '';
    return {
      data: {
        id,
        method: method.toUpperCase(),
        path,
        parameters: parameters.map(({value}) => `${value.in} ${value.name}`),
        statuses: responses.map(({status}) => status),
        source: {...sourceOf(page), url: `${page.url}#${id}`},
      },
      text: fitting(text, USUAL_TOKENS),
      links: [{name: page.title, uri: resourceOf(page)}],
    };
  },
});
