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
