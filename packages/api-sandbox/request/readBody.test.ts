import {describe, expect, it} from 'vitest';
import {limits} from '../limits';
import {readBody} from './readBody';

/** A request as Firefox makes it: its body can be taken whole, and only so. */
function withoutStream(body: string): Request {
  const request = new Request('http://localhost/', {method: 'POST', body});
  return Object.defineProperty(request, 'body', {value: undefined});
}

describe('the body of a request that has no stream', () => {
  it('is read', async () => {
    expect(await readBody(withoutStream('{"name":"clock"}'))).toEqual({name: 'clock'});
  });

  it('may be missing', async () => {
    expect(await readBody(withoutStream(''))).toBeUndefined();
  });

  it('is refused when it is larger than the limit', async () => {
    await expect(readBody(withoutStream(`"${'x'.repeat(limits.bodyBytes)}"`))).rejects.toThrow(
      'larger than',
    );
  });
});

describe('the depth of a body', () => {
  const read = (body: string): Promise<unknown> =>
    readBody(new Request('http://localhost/', {method: 'POST', body}));

  it('counts brackets outside of strings', async () => {
    const deepest = (open: string, close: string): string =>
      open.repeat(limits.bodyDepth) + close.repeat(limits.bodyDepth);
    expect(await read(deepest('[', ']'))).toBeDefined();
    expect(await read(JSON.stringify(`"${'['.repeat(limits.bodyDepth + 1)}\\`))).toBeDefined();
    await expect(read(`["\\"",${deepest('[', ']')}]`)).rejects.toThrow('nested more than');
  });

  it.each([
    ['quotes', '\\"'],
    ['brackets', '['],
  ])('is found at once in a string of %s that is never closed', async (_, piece) => {
    const body = `"${piece.repeat(limits.bodyBytes / 8)}\\`;
    const begun = performance.now();
    await expect(read(body)).rejects.toThrow('the body is not valid JSON');
    expect(performance.now() - begun).toBeLessThan(1000);
  });
});
