import {describe, expect, it} from 'vitest';
import {readOptions} from './options';

describe('the options of the command reference', () => {
  it('are paths below the site directory, or absolute', () => {
    expect(
      readOptions(
        {id: 'default', specFile: 'specs/a.yaml', sinceFile: 'specs/b.yaml', outDir: '/out'},
        '/site',
      ),
    ).toEqual({
      specFile: '/site/specs/a.yaml',
      sinceFile: '/site/specs/b.yaml',
      outDir: '/out',
    });
  });

  it('fail with the name of the missing one', () => {
    expect(() => readOptions({specFile: 'a.yaml', sinceFile: 'b.yaml'}, '/site')).toThrow(
      /docusaurus\.config\.ts, plugin cli-reference has an invalid value:\s+outDir = undefined: give a path/,
    );
  });

  it('fail with the name of an unknown one', () => {
    expect(() =>
      readOptions({specFile: 'a', sinceFile: 'b', outDir: 'c', outDri: 'd'}, '/site'),
    ).toThrow(/outDri = "d": unknown key; allowed: specFile, sinceFile, outDir/);
  });

  it('fail when there are none', () => {
    expect(() => readOptions(undefined, '/site')).toThrow('specFile');
  });
});
