import {fileURLToPath} from 'node:url';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {listOperations} from '@toolhive-docs/api-spec';
import {loadApiSpec} from '@toolhive-docs/api-spec/node';
import {operationOf} from '../request/operationOf';
import {LONGEST_BODY, readAnswer} from '../send/readAnswer';
import {formatBody} from './formatBody';
import {jsonTokens} from './jsonTokens';
import {statusMeaning, statusText} from './statusMeaning';

const spec = loadApiSpec(
  fileURLToPath(new URL('../../../../specs/toolhive-api.yaml', import.meta.url)),
);

describe('the meaning of a status', () => {
  const operations = listOperations(spec).map((view) => operationOf(spec, view));

  it('comes from the operation, else from what every path can answer, else from nowhere', () => {
    const create = operations.find(({id}) => id === 'createWorkload');
    if (!create) throw new Error('no createWorkload');
    expect(statusMeaning(spec, create, 201)).toBe('The workload has been created and is starting.');
    expect(statusMeaning(spec, create, 405)).toBe('The path exists, but not with this method.');
    expect(statusMeaning(spec, create, 418)).toBeUndefined();
  });

  it('has a phrase for every status of the specification', () => {
    for (const {view} of operations)
      for (const {status} of view.responses)
        expect(statusText(Number(status))).toMatch(/^\d{3} [A-Z]/);
    expect(statusText(299)).toBe('299');
  });
});

describe('the body of an answer', () => {
  it('is laid out when it is JSON', () => {
    expect(formatBody('{"a":[1]}\n', 'application/json', false)).toEqual({
      text: '{\n  "a": [\n    1\n  ]\n}',
      json: true,
    });
    expect(formatBody('Not Found\n', 'text/plain; charset=utf-8', false)).toEqual({
      text: 'Not Found\n',
      json: false,
    });
  });

  it('has the lines and levels that JSON.stringify gives it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const body = JSON.stringify(value);
        const laidOut = JSON.stringify(JSON.parse(body), null, 2);
        expect(formatBody(body, 'application/json', false).text).toBe(laidOut);
      }),
    );
  });

  it('is shown as it came when it is nested without an end', () => {
    const body = '['.repeat(400_000) + ']'.repeat(400_000);
    expect(formatBody(body, 'application/json', false)).toEqual({text: body, json: true});
  });

  it('keeps numbers, escapes and repeated names as the server wrote them', () => {
    const body = '{"id":12345678901234567890,"a":1.0,"a":"\\u00e9 {,}","b":[],"c":{"d":{}}}';
    expect(formatBody(body, 'application/json', false).text).toBe(
      [
        '{',
        '  "id": 12345678901234567890,',
        '  "a": 1.0,',
        '  "a": "\\u00e9 {,}",',
        '  "b": [],',
        '  "c": {',
        '    "d": {}',
        '  }',
        '}',
      ].join('\n'),
    );
  });

  it('is shown as it is when it is not what it says, and says so', () => {
    expect(formatBody('<html>', 'application/json', false)).toEqual({
      text: '<html>',
      json: false,
      remark: 'Content-Type is JSON; the body is not.',
    });
  });

  it('is coloured by pieces that together are the text', () => {
    expect(
      jsonTokens('{"a": "b", "c": [1, true]}')
        .filter(({kind}) => kind)
        .map(({kind, text}) => `${kind ?? ''} ${text}`),
    ).toEqual(['name "a"', 'string "b"', 'name "c"', 'number 1', 'word true']);
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        expect(
          jsonTokens(text)
            .map((token) => token.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });

  it('is read no further than a page can show', async () => {
    const chunk = new TextEncoder().encode('é'.repeat(50_000));
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(chunk),
      cancel: () => void (cancelled = true),
    });
    const answer = await readAnswer(new Response(endless), 0);
    expect(answer.cut).toBe(true);
    expect(new TextEncoder().encode(answer.body).length).toBeLessThanOrEqual(LONGEST_BODY);
    expect(answer.body.length).toBeGreaterThan(500_000);
    await expect.poll(() => cancelled).toBe(true);
  });

  it('is whole when it ends in the middle of a piece', async () => {
    const bytes = new TextEncoder().encode('aé');
    const split = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(bytes.slice(0, 2));
        controller.enqueue(bytes.slice(2));
        controller.close();
      },
    });
    expect(
      await readAnswer(new Response(split, {status: 201, headers: {A: 'b'}}), 0),
    ).toMatchObject({kind: 'answer', status: 201, body: 'aé', cut: false, headers: [['a', 'b']]});
  });
});
