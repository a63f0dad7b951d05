import {describe, expect, it} from 'vitest';
import type {HeadRequest, Tag} from './headOf';
import {mergeHeads} from './mergeHeads';

const tag = (name: string, attributes: Record<string, string>, text?: string): Tag => ({
  name,
  attributes,
  ...(text && {text}),
});
const head = (...tags: Tag[]): HeadRequest => ({html: {}, body: {}, tags});

describe('mergeHeads', () => {
  it('lets the later of two descriptions win', () => {
    const [first, second] = [
      tag('meta', {name: 'description', content: 'a'}),
      tag('meta', {name: 'description', content: 'b'}),
    ];
    expect(mergeHeads([head(first), head(second)]).tags).toEqual([second]);
  });

  it('keeps two of a kind that one request asks for', () => {
    const colours = [
      tag('meta', {name: 'theme-color', media: 'a'}),
      tag('meta', {name: 'theme-color', media: 'b'}),
    ];
    expect(mergeHeads([head(...colours)]).tags).toEqual(colours);
  });

  it('has one canonical address, and as many other links as there are addresses', () => {
    const canonical = (href: string): Tag => tag('link', {rel: 'canonical', href});
    const alternate = (href: string): Tag => tag('link', {rel: 'alternate', href});
    expect(
      mergeHeads([head(canonical('/a'), alternate('/a')), head(canonical('/b'), alternate('/b'))])
        .tags,
    ).toEqual([canonical('/b'), alternate('/a'), alternate('/b')]);
  });

  it('takes the last title, and attributes one by one', () => {
    const merged = mergeHeads([
      {...head(), title: 'a', html: {lang: 'en', class: 'a'}},
      {...head(), title: 'b'},
      {...head(), html: {class: 'c'}},
    ]);
    expect(merged).toMatchObject({title: 'b', html: {lang: 'en', class: 'c'}});
  });
});
