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
    ['a=null,b=', {a: null, b: ''}],
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
    ['a.b=1,a.c=[]', {a: {b: 1, c: []}}],
    ['a={"b":"x,y","c":[1,{"d":"]"}]},e[0]="\\",f"', {a: {b: 'x,y', c: [1, {d: ']'}]}, e: ['",f']}],
    [String.raw`a\,b=1,c=,`, {'a,b': 1, c: null}],
    ['{"a":{"b":2,"c":{}},"d":[1]}', {a: {b: 2, c: {}}, d: [1]}],
    [' {"a":{"b":null}}', {a: {b: null}}],
    ['{}', {}],
    ['{"__proto__":{"a":1}}', JSON.parse('{"__proto__":{"a":1}}')],
  ])('is read from JSON: %s', (text, values) => {
    expect(read('--set-json', text)).toEqual(values);
    expect(readHelmSet('--set-json', text).problems).toEqual([]);
  });

  it('is joined with what an object of JSON sets', () => {
    const values = ['a.b=1', '{"a":{"c":2}}'].flatMap(
      (text) => readHelmSet('--set-json', text).values,
    );
    expect(asValues(values)).toEqual({a: {b: 1, c: 2}});
  });

  it.each([
    ['--set', 'a', 'has no value'],
    ['--set-json', 'a=[', 'is not JSON'],
    ['--set-json', 'a=1,b=x', '--set-json b=x is not JSON'],
    ['--set-json', 'a=1,b', '--set-json b has no value'],
    ['--set-json', '{"a":1', 'is not JSON'],
  ])('can be wrong: %s %s', (option, text, problem) => {
    expect(readHelmSet(option, text).problems.join()).toContain(problem);
  });

  it('makes no room for places that nobody has', () => {
    expect(JSON.stringify(read('--set', 'a[99999999]=1')).length).toBeLessThan(1000);
  });
});
