import {afterEach, describe, expect, it, vi} from 'vitest';
import {checkNode, REQUIRED, REQUIRED_BY_TESTS} from './checkNode.mjs';
import {inProject} from './projectRoot.mjs';
import {readJson} from './readJson.mjs';

afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

describe('checkNode', () => {
  it.each(['v20.7.0', 'v22.1.0', 'v100.0.0'])('%s is new enough', (version) => {
    expect(checkNode(undefined, version)).toBe(true);
  });

  it('an older Node is told what is needed, and the command fails', () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    expect(checkNode(undefined, 'v18.19.1')).toBe(false);
    expect(error).toHaveBeenCalledWith(
      expect.stringMatching(/Node 20\.7 or newer is needed, this is v18\.19\.1/),
    );
    expect(process.exitCode).toBe(1);
  });

  it('package.json tells npm the same', () => {
    const {engines} = /** @type {{engines: {node: string}}} */ (
      readJson(inProject('package.json'))
    );
    expect(engines.node).toBe(`>=${REQUIRED}`);
  });

  it('the tests need more than the site', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect(checkNode(REQUIRED_BY_TESTS, 'v20.18.3')).toBe(false);
    expect(checkNode(REQUIRED_BY_TESTS, 'v20.19.0')).toBe(true);
    expect(checkNode(REQUIRED_BY_TESTS, 'v22.1.0')).toBe(true);
  });
});
