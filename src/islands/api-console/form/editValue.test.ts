import {describe, expect, it} from 'vitest';
import {valueIn, withValue} from './editValue';

describe('changing a value of a form', () => {
  const body = {name: 'clock', secrets: [{name: 'a', target: 'A'}], oidc: {issuer: 'x'}};

  it('keeps the order of keys and leaves the original alone', () => {
    const next = withValue(body, ['name'], 'watch');
    expect(JSON.stringify(next)).toBe(JSON.stringify({...body, name: 'watch'}));
    expect(body.name).toBe('clock');
  });

  it('makes what is missing on the way', () => {
    expect(withValue({}, ['oidc', 'issuer'], 'x')).toEqual({oidc: {issuer: 'x'}});
    expect(withValue({}, ['env_vars', 0], 'A=1')).toEqual({env_vars: ['A=1']});
  });

  it('replaces what has the wrong type', () => {
    expect(withValue({env_vars: 'A=1'}, ['env_vars', 0], 'B=2')).toEqual({env_vars: ['B=2']});
    expect(withValue('text', ['name'], 'a')).toEqual({name: 'a'});
  });

  it('takes an emptied field out, and the group that held it', () => {
    expect(withValue(body, ['oidc', 'issuer'], undefined)).toEqual({
      name: 'clock',
      secrets: body.secrets,
    });
    expect(withValue({name: 'a'}, ['name'], undefined)).toEqual({});
  });

  it('keeps a row of a list when its last field is emptied, and the list without its last row goes', () => {
    const one = withValue({secrets: [{name: 'a'}]}, ['secrets', 0, 'name'], undefined);
    expect(one).toEqual({secrets: [{}]});
    expect(withValue(one, ['secrets', 0], undefined)).toEqual({});
  });

  it('takes names that objects inherit for plain names', () => {
    expect(valueIn({}, ['constructor'])).toBeUndefined();
    const next = withValue({}, ['__proto__'], 'x') as object;
    expect(Object.hasOwn(next, '__proto__')).toBe(true);
    expect(valueIn(next, ['__proto__'])).toBe('x');
  });
});
