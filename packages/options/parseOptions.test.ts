import {describe, expect, it} from 'vitest';
import * as z from 'zod';
import {parseOptions} from './parseOptions';

const Options = z.strictObject({
  mode: z.enum(['light', 'dark']),
  hits: z.number().max(20).default(20),
});
const parse = (schema: z.ZodType, input: unknown) => () => parseOptions(schema, input, 'a.yaml');

describe('parseOptions', () => {
  it('completes right options', () => {
    expect(parseOptions(Options, {mode: 'dark'}, 'site.config.ts')).toEqual({
      mode: 'dark',
      hits: 20,
    });
  });

  it('names file, key, value, what is allowed and the fix, with a line for each problem', () => {
    const wrong = {mode: 'blue', hits: 21, size: 3};
    expect(() => parseOptions(Options, wrong, 'site.config.ts')).toThrow(
      `site.config.ts has invalid values:
  mode = "blue": allowed: "light" | "dark"
  hits = 21: allowed: at most 20
  size = 3: unknown key; allowed: mode, hits
Fix: correct the value in site.config.ts.`,
    );
  });

  it.each([
    ['characters of a text', z.string().max(2), 'abc', '"abc": allowed: at most 2 characters'],
    ['items of a list', z.array(z.string()).min(1), [], '[]: allowed: at least 1 item'],
    ['a limit that is excluded', z.number().positive(), 0, '0: allowed: more than 0'],
    ['whole numbers', z.int(), 1.5, '1.5: allowed: a whole number'],
    [
      'the own words of a schema',
      z.number({error: 'allowed: a port'}),
      'x',
      '"x": allowed: a port',
    ],
    ['what is missing', z.string(), undefined, 'undefined: missing; allowed: a string'],
    [
      'the forms of a union',
      z.union([z.literal('all'), z.array(z.int())]),
      3,
      '3: allowed: "all" | a list',
    ],
  ])('says %s', (_, schema, value, line) => {
    expect(parse(z.strictObject({a: schema}), {a: value})).toThrow(`\n  a = ${line}\n`);
  });

  it('says what is allowed as a key of a record', () => {
    const Days = z.record(z.string().regex(/^v/, 'allowed: a release'), z.string());
    expect(parse(Days, {x: 'y'})).toThrow('\n  x = "y": allowed: a release\n');
    const Sizes = z.record(z.enum(['small']), z.string());
    expect(parse(Sizes, {small: 'y', x: 'y'})).toThrow('\n  x = "y": Unrecognized key: "x"\n');
  });

  it('says what is wrong with the form of a union that was meant', () => {
    const Link = z.strictObject({label: z.string()});
    const Column = z.strictObject({title: z.string(), items: z.array(Link)});
    const Links = z.strictObject({links: z.union([z.array(Link), z.array(Column)])});
    expect(parse(Links, {links: [{titel: 'A', items: []}]})).toThrow(`
  links.0.title = undefined: missing; allowed: a string
  links.0.titel = "A": unknown key; allowed: title, items
`);
    const items = [{lable: 'a'}, {lable: 'b'}, {lable: 'c'}];
    expect(parse(Links, {links: [{title: 'A', items}]})).toThrow(
      /\n {2}links\.0\.items\.0\.label = undefined: missing;/,
    );
    expect(parse(Links, {})).toThrow('\n  links = undefined: allowed: a list\n');
  });

  it.each([
    ['EVENTS_DATABASE_URL', 'host=one user=me password=secret', '…'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318?api-key=secret', '…'],
    ['ADMIN_KEY', 'secret', '…'],
    ['ADMIN_KEY', '', ''],
    ['SEARCH_HOSTS', 'a.example,https://b:c@d', 'a.example,https://b:c@d'],
    ['image', 'ghcr.io/a/b:tag@sha256:abc', 'ghcr.io/a/b:tag@sha256:abc'],
  ])('shows values unless their name is of a secret: %s = %s', (name, value, text) => {
    const Schema = z.object({[name]: z.enum(['other'])});
    expect(parse(Schema, {[name]: value})).toThrow(`\n  ${name} = "${text}": `);
    expect(parse(z.number(), {[name]: value})).toThrow(`{"${name}":"${text}"}`);
  });
});
