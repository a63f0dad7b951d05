import {describe, expect, it} from 'vitest';
import {readOptions} from './options';

describe('the options of the API reference', () => {
  it('makes the path of the file absolute', () => {
    expect(
      readOptions({id: 'default', specFile: 'specs/a.yaml', route: '/reference/api'}, '/site'),
    ).toEqual({specFile: '/site/specs/a.yaml', route: '/reference/api'});
  });

  it('names what is missing, wrong or unknown, and what is allowed', () => {
    expect(() => readOptions({route: 'api/', file: 'x'}, '/site')).toThrow(
      /plugin api-reference has invalid values:[^]*specFile = undefined: give the path[^]*route = "api\/": must begin with \/[^]*file = "x": unknown key; allowed: specFile, route/,
    );
  });
});
