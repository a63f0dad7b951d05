import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {inProject} from '../support/projectRoot.mjs';
import {withRelease} from './cutVersion';

describe('withRelease', () => {
  it('names another release in the options of the site, and changes nothing else', () => {
    const options = readFileSync(inProject('site.config.ts'), 'utf8');
    const changed = withRelease(options, 'v9.8.7');
    expect(changed).toContain("release: 'v9.8.7',");
    expect(changed.split('\n').filter((line) => !options.includes(line))).toHaveLength(1);
  });

  it.each(['0.0.48', 'v0.0', 'v1.2.3; ls'])('refuses %s, which is no release', (release) => {
    expect(() => withRelease("  release: 'v0.0.47',", release)).toThrow(
      'allowed: a release tag such as v0.0.48',
    );
  });

  it.each(['v0.0.47', 'v0.0.9'])('refuses %s, which does not come after v0.0.47', (release) => {
    expect(() => withRelease("  release: 'v0.0.47',", release)).toThrow(
      `--next is "${release}"; allowed: a release after v0.0.47`,
    );
  });

  it('refuses options without a release', () => {
    expect(() => withRelease('{}', 'v0.0.48')).toThrow('edit it by hand');
  });
});
