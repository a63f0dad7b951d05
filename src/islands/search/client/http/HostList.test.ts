import {describe, expect, it, vi} from 'vitest';
import {HostList, LEFT_OUT_MS} from './HostList';

describe('hosts', () => {
  it('leaves a failed host out for 120 seconds, not longer', () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(0);
    const list = new HostList(['a', 'b']);
    list.markFailed('a');
    expect(list.candidates()).toEqual(['b']);
    now.mockReturnValue(LEFT_OUT_MS - 1);
    expect(list.candidates()).toEqual(['b']);
    now.mockReturnValue(LEFT_OUT_MS);
    expect(list.candidates()).toEqual(['a', 'b']);
    expect(LEFT_OUT_MS).toBe(120_000);
  });

  it('tries all of them when all have failed', () => {
    const list = new HostList(['a', 'b']);
    list.markFailed('a');
    list.markFailed('b');
    expect(list.candidates()).toEqual(['a', 'b']);
  });

  it('trusts a host again as soon as it has answered', () => {
    const list = new HostList(['a', 'b']);
    list.markFailed('a');
    list.markWell('a');
    expect(list.candidates()).toEqual(['a', 'b']);
  });
});
