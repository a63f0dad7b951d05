import {describe, expect, it} from 'vitest';
import {asValues, readHelmSet} from './readHelmSet';

const read = (option: string, text: string) => asValues(readHelmSet(option, text).values);

describe('what helm --set sets', () => {
  it.each([
    ['a.b=1,a.c=text', {a: {b: 1, c: 'text'}}],
    ['a={x,2}', {a: ['x', 2]}],
    ['a={}', {a: []}],
    ['a[0].b=true,a[1].b=FALSE', {a: [{b: true}, {b: false}]}],
    [String.raw`a.b\.c/d=x\,y`, {a: {'b.c/d': 'x,y'}}],
    ['a=null,b=', {b: ''}],
    ['a=01,b=1.5,c=0', {a: '01', b: '1.5', c: 0}],
    ['a=${X:-1,2}', {a: '${X:-1,2}'}],
    ['__proto__.a=1', JSON.parse('{"__proto__":{"a":1}}')],
  ])('is read from %s', (text, values) => {
    expect(read('--set', text)).toEqual(values);
  });

  it('is text with --set-string, and JSON with --set-json', () => {
    expect(read('--set-string', 'a=1,b=true')).toEqual({a: '1', b: 'true'});
    expect(read('--set-json', 'a.b=[{"c":1,"d":2}]')).toEqual({a: {b: [{c: 1, d: 2}]}});
  });

  it.each([
    ['--set', 'a', 'has no value'],
    ['--set-json', 'a=[', 'is not JSON'],
  ])('can be wrong: %s %s', (option, text, problem) => {
    expect(readHelmSet(option, text).problems.join()).toContain(problem);
  });

  it('makes no room for places that nobody has', () => {
    expect(JSON.stringify(read('--set', 'a[99999999]=1')).length).toBeLessThan(1000);
  });
});
