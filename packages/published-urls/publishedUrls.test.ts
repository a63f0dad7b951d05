import {describe, expect, it} from 'vitest';
import {addressesOf, listFile, permanenceProblems} from './addressesOf';

describe('addresses of a built page', () => {
  it('are its own and one for each place on it, without rows of tables and those that the framework makes', () => {
    const html =
      '<div id=__docusaurus><h2 id=steps>Steps</h2><i id="--port"></i><th id=no-runtime><div id=_R_1a_-linux></div><p>id=text</p><script>"<i id=x>"</script>';
    expect(addressesOf('/a', html)).toEqual(['/a', '/a#steps', '/a#--port']);
  });

  it('are all of them when it tells robots that they may list it', () => {
    expect(addressesOf('/a', '<meta name=robots content="index, follow"><h2 id=x>X</h2>')).toEqual([
      '/a',
      '/a#x',
    ]);
  });

  it('have no empty anchor', () => {
    expect(addressesOf('/a', '<h2 id="">X</h2>')).toEqual(['/a']);
  });

  it('are its own alone when search engines must not list it', () => {
    expect(
      addressesOf('/a', '<meta name=robots content="noindex, nofollow"><h2 id=x>X</h2>'),
    ).toEqual(['/a']);
  });
});

describe('published addresses', () => {
  const problems = (recorded: string[], present: string[], redirects: [string, string][] = []) =>
    permanenceProblems(recorded, new Set(present), new Map(redirects));

  it('may not go away without a redirect', () => {
    expect(problems(['/a', '/a#x'], ['/a', '/a#x'])).toEqual([]);
    expect(problems(['/a#x'], ['/a'])).toEqual([
      expect.stringMatching(
        /^the published address \/a#x is gone\. Fix: keep its id, or add to specs\/redirects\.yaml: \{from: '\/a#x'/,
      ),
    ]);
    expect(problems(['/b'], ['/a'])).toEqual([
      expect.stringContaining('/b is gone. Fix: keep its page'),
    ]);
    expect(problems(['/a#x'], ['/a', '/a#y'], [['/a#x', '/a#y']])).toEqual([]);
  });

  it('of a whole page that has moved need one redirect', () => {
    expect(problems(['/b', '/b#x'], ['/a'], [['/b', '/a']])).toEqual([]);
    expect(problems(['/b', '/b#x'], ['/a'])).toEqual([
      expect.stringMatching(/^the published address \/b is gone/),
    ]);
  });

  it('are not redirected to nothing, nor while they exist', () => {
    expect(problems([], ['/a'], [['/b', '/c']])).toEqual([
      expect.stringContaining('leads to /c, which does not exist'),
    ]);
    expect(problems([], ['/a', '/b'], [['/b', '/a']])).toEqual([
      expect.stringContaining('/b exists again'),
    ]);
  });

  it('stay recorded when they are gone, so that recording cannot hide a loss', () => {
    expect(
      listFile.merge(['/a', '/a#x', '/a#y'], ['/a', '/a#z'], new Map([['/a#y', '/a#z']])),
    ).toEqual(['/a', '/a#x', '/a#z']);
  });

  it('are read as they are written', () => {
    expect(listFile.parse(listFile.format(['/a', '/a#x']))).toEqual(['/a', '/a#x']);
  });
});
