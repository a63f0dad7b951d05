import {sliceSection} from '@toolhive-docs/agent-files';
import * as z from 'zod';
import {findPage} from '../library/findPage';
import {API_PAGE, operationNamed} from '../library/operationNamed';
import {linkOf, SourceSchema, sourceOf} from '../shared';
import {defineTool} from '../Tool';
import {BEGINNING, beginningOf} from './beginningOf';

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
    const {page} = findPage(API_PAGE, library.index);
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
