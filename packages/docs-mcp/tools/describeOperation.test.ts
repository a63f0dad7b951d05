import {describe, expect, it} from 'vitest';
import {getPage} from './getPage';
import {useLibrary} from '../testing/useLibrary';
import {describeOperation} from './describeOperation';

const library = useLibrary({
  '/toolhive/reference/api': `<section data-operation=createWorkload><h3 id=createWorkload>Create a workload</h3>${'<p>It takes a body with an image.</p>'.repeat(800)}</section>`,
});

const ask = async (operation: string) => await describeOperation.run({operation}, library());

describe('an operation is known by', () => {
  it.each([
    ['its id', 'createworkload', 'createWorkload'],
    ['method and path', 'POST /api/v1beta/workloads', 'createWorkload'],
    [
      'method and address',
      'get http://localhost:8080/api/v1beta/workloads?all=true',
      'listWorkloads',
    ],
    ['an address without a scheme', 'GET localhost:8080/health', 'getHealth'],
    ['a path with a name', 'DELETE /api/v1beta/workloads/fetch', 'deleteWorkload'],
    ['a path with a placeholder', 'POST /api/v1beta/workloads/:name/stop/', 'stopWorkload'],
    ['a path below the prefix of the API', 'GET /workloads', 'listWorkloads'],
    ['a path alone that has one operation', '/health', 'getHealth'],
  ])('%s', async (_what, operation, id) => {
    expect((await ask(operation)).data.id).toBe(id);
  });
});

it('an operation is described with its method and its address', async () => {
  expect((await ask('createWorkload')).data).toMatchObject({
    method: 'POST',
    source: {url: 'https://docs.example.com/toolhive/reference/api#createWorkload'},
  });
});

describe('what names no operation is refused', () => {
  it.each([
    ['a path with several', '/api/v1beta/workloads', 'known: GET /api/v1beta/workloads, POST /api'],
    ['another method', 'PUT /api/v1beta/workloads', 'known: GET /api/v1beta/workloads, POST /api'],
    ['a misspelled path', 'GET /api/v1beta/workload', 'did you mean GET /api/v1beta/workloads?'],
    ['words', 'create a workload', 'did you mean createWorkload?'],
  ])('with those that are near: %s', (_what, operation, message) => {
    expect(() => describeOperation.run({operation}, library())).toThrow(message);
  });
});

it('a long description ends with how it is read on, in the text and in the data', async () => {
  const {data, text} = await ask('createWorkload');
  expect(text).toMatch(/\[\d+ tokens more: get_page\(https:\S+#createWorkload\) with from=\d+\]$/);
  const rest = await getPage.run(
    {url: data.source.url, from: data.next ?? 0, max_tokens: 20_000},
    library(),
  );
  const whole = await getPage.run({url: data.source.url, max_tokens: 20_000}, library());
  expect(data.markdown + rest.data.markdown).toBe(whole.data.markdown);
});
