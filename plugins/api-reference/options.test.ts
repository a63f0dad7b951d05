import {describe, expect, it} from 'vitest';
import {parseOptions} from './options';

describe('the options of the API reference', () => {
  it('makes the path of the file absolute', () => {
    expect(
      parseOptions({id: 'default', specFile: 'specs/a.yaml', route: '/reference/api'}, '/site'),
    ).toEqual({specFile: '/site/specs/a.yaml', route: '/reference/api'});
  });

  it('names what is missing, wrong or unknown, and what is allowed', () => {
    expect(() => parseOptions({route: 'api/', file: 'x'}, '/site')).toThrow(
      /plugin api-reference: .*specFile: give the path.*route: must begin with \/.*Allowed: specFile, route\./,
    );
  });
});
