import {describe, expect, it} from 'vitest';
import {
  fitsWithVariables,
  hasVariable,
  quoteVariables,
  withDefaults,
  withoutVariables,
} from './variables';

describe('what is known only when a sample runs', () => {
  it.each(['$A', 'a${B}', '${C:-d}', '$(date)', '`date`', '<NAME>'])('is found in %s', (text) => {
    expect(hasVariable(text)).toBe(true);
  });

  it.each(['a', '5 $', '<name>', 'a > b'])('is not found in %s', (text) => {
    expect(hasVariable(text)).toBe(false);
  });

  it('gives way to a letter, or to its default', () => {
    expect(withoutVariables('a/$B/${C}/<D>?e=$(f g)')).toBe('a/x/x/x?e=x');
    expect(withDefaults('${URL:-http://a:1}/b/${C-d}/${E}')).toBe('http://a:1/b/d/${E}');
  });

  it('gets quotes in JSON, but not inside of a text', () => {
    expect(quoteVariables('{"a":$B,"c":"$D \\"$E","f":<G>}')).toBe(
      '{"a":"$B","c":"$D \\"$E","f":"<G>"}',
    );
  });

  it.each([
    ['v${V}/a_$V.txt', 'v1.2/a_1.2.txt', true],
    ['v$V/b', 'v1.2/a', false],
    ['v1/a', 'v1/a', false],
    ['$A'.repeat(5000), 'ab', true],
    ['$A/'.repeat(5000), 'a/b/', false],
  ])('lets a text become another one: %.20s → %s', (text, result, fits) => {
    expect(fitsWithVariables(text, result)).toBe(fits);
  });
});
