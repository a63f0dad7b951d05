import {describe, expect, it} from 'vitest';
import {shapeProblem} from './sandboxRule';
import {fence, problemsOf} from '../../testing/checkPage';

const api = 'http://localhost:8080/api/v1beta';
const create = fence(
  'bash',
  `curl -s -X POST ${api}/workloads -d '{"name":"clock","image":"mcp/time:latest"}'`,
);

describe('calls in the sandbox', () => {
  it('are followed in the order of the page, and answers may differ in their values', async () => {
    const page = `${create}\n${fence('json output', '{"name": "clock", "port": 31544}')}\n${fence('bash', `curl -s ${api}/workloads/clock`)}\n${fence('json output', '{"name": "clock", "status": "running", "port": 1}')}`;
    expect(await problemsOf('sandbox', page)).toEqual([]);
  });

  it('find an answer of another shape', async () => {
    const shown = (answer: string) =>
      problemsOf('sandbox', `${create}\n${fence('json output', answer)}`);
    expect(await shown('{"id": "clock", "port": 1}')).toEqual([
      expect.stringMatching(
        /^7: the answer has "id" on the page; in the sandbox it has name, port/,
      ),
    ]);
    expect(await shown('{"name": "clock", "port": "1"}')).toEqual([
      expect.stringContaining('port is a string on the page and a number in the sandbox'),
    ]);
  });

  it('find a status that the page does not expect', async () => {
    const call = fence('bash', `curl -i -X DELETE ${api}/workloads/clock`);
    expect(
      await problemsOf('sandbox', `${call}\n${fence('text output', 'HTTP/1.1 204 No Content')}`),
    ).toEqual([]);
    expect(
      await problemsOf('sandbox', `${call}\n${fence('text output', 'HTTP/1.1 200 OK')}`),
    ).toEqual([expect.stringContaining('shows status 200, the sandbox answers 204')]);
  });

  it('find a call that is refused, unless its section tells of the status', async () => {
    expect(
      await problemsOf('sandbox', fence('bash', `curl -X POST ${api}/workloads -d '{"name":5}'`)),
    ).toEqual([expect.stringContaining('the sandbox answers 400')]);
    expect(
      await problemsOf(
        'sandbox',
        `${fence('bash', `curl -X POST ${api}/workloads -d '{"name":5}'`)}\nThe answer is 400.`,
      ),
    ).toEqual([]);
  });
});

describe('shapes', () => {
  it('are the same when a page leaves fields out or a list is empty', () => {
    expect(shapeProblem({a: [{b: 1}]}, {a: [{b: 2, c: 3}], d: 4})).toBeUndefined();
    expect(shapeProblem({a: [{b: 1}]}, {a: null})).toBeUndefined();
  });

  it('differ at the first place that is told', () => {
    expect(shapeProblem({a: [{b: 1}]}, {a: [{b: '1'}]})).toBe(
      'a[0].b is a number on the page and a string in the sandbox',
    );
  });
});
