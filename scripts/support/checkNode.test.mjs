import {afterEach, describe, expect, it, vi} from 'vitest';
import {checkNode} from './checkNode.mjs';

afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

describe('checkNode', () => {
  it.each(['v20.0.0', 'v22.1.0', 'v100.0.0'])('%s is new enough', (version) => {
    expect(checkNode(version)).toBe(true);
  });

  it('an older Node is told what is needed, and the command fails', () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    expect(checkNode('v18.19.1')).toBe(false);
    expect(error).toHaveBeenCalledWith(
      expect.stringMatching(/Node 20 or newer is needed, this is v18\.19\.1/),
    );
    expect(process.exitCode).toBe(1);
  });
});
