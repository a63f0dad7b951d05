import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {brotliCompressSync, constants} from 'node:zlib';
import {renderToStaticMarkup} from 'react-dom/server';
import {beforeAll, describe, expect, it} from 'vitest';
import {listOperations, type ApiSpec} from '@toolhive-docs/api-spec';
import {loadApiSpec, parseApiSpec} from '@toolhive-docs/api-spec/node';
import {manyOperations} from '@toolhive-docs/api-spec/testing';
import {buildModel, type BuiltModel} from '../../../plugins/api-reference/buildModel';
import {ApiReference} from './ApiReference';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const addresses = {files: {yaml: '/api-specs/it.yaml', json: '/api-specs/it.json'}};
const testing = '../../../packages/api-spec/testing';

/** Longest time that a file may take, in milliseconds: model, highlighting and HTML, on a machine that is busy besides. */
const LIMIT = 60_000;

const files: readonly {name: string; load: () => ApiSpec; operations: number}[] = [
  {
    name: "ToolHive's own",
    load: () => loadApiSpec(at('../../../specs/toolhive-api.yaml')),
    operations: 18,
  },
  {
    name: 'payments: webhooks, callbacks, unions, every way to log in',
    load: () => loadApiSpec(at(`${testing}/payments.yaml`)),
    operations: 10,
  },
  {
    name: 'workspace: recursion in every form',
    load: () => loadApiSpec(at(`${testing}/workspace.yaml`)),
    operations: 10,
  },
  {
    name: 'fleet: 300 operations',
    load: () => parseApiSpec(JSON.stringify(manyOperations(300)), 'fleet.json'),
    operations: 300,
  },
];

/** Most that the HTML of a page may weigh as it is sent, in bytes. */
const HEAVIEST = 250 * 1024;

const matches = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => found);
const text = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ');

describe.each(files)('$name', ({load, operations: expected}) => {
  let spec: ApiSpec;
  let built: BuiltModel;
  let html: string;
  let took: number;

  beforeAll(async () => {
    spec = load();
    const start = performance.now();
    built = await buildModel(spec);
    html = renderToStaticMarkup(<ApiReference model={built.model} addresses={addresses} />);
    took = performance.now() - start;
  }, 2 * LIMIT);

  it('shows every operation with its own address, path and summary', {tags: ['1-15']}, () => {
    const operations = listOperations(spec);
    expect(operations.length).toBeGreaterThanOrEqual(expected);
    const ids = new Set(matches(html, /<h3 id="([^"]+)"/g));
    for (const {id} of operations) expect(ids, id).toContain(id);
    const words = text(html).replaceAll(/\s+/g, '');
    for (const {id, path} of operations) expect(words, id).toContain(path);
  });

  it('gives every place an id of its own, and every id it announces to a place', () => {
    const ids = matches(html, / id="([^"]+)"/g);
    expect(ids.length).toBe(new Set(ids).size);
    const shown = new Set(ids);
    expect(built.anchors.filter((anchor) => !shown.has(anchor))).toEqual([]);
  });

  it('has no link within the page that leads nowhere', () => {
    const ids = new Set(matches(html, / id="([^"]+)"/g));
    const targets = matches(html, / href="#([^"]*)"/g);
    expect(targets.length).toBeGreaterThan(expected);
    expect(targets.filter((target) => !ids.has(decodeURIComponent(target)))).toEqual([]);
  });

  it('shows no value that a program forgot to turn into words', () => {
    expect(text(html)).not.toMatch(/\bundefined\b|\[object Object\]|\bNaN\b/);
  });

  it('has words between which programs see a space', () => {
    expect(html).not.toMatch(/[\p{L}\d]<\/(?:i|em|small)><(?:i|em|small)>[\p{L}\d]/u);
  });

  it('names every status of every operation', () => {
    const sections = new Map(
      html
        .split('<section data-operation="')
        .slice(1)
        .map((section) => [section.slice(0, section.indexOf('"')), section]),
    );
    for (const {id, responses} of listOperations(spec)) {
      const section = sections.get(id) ?? '';
      for (const {status} of responses)
        expect(section, `${id} ${status}`).toContain(`id="${id}.${status}"`);
    }
  });

  it('is made in time, and not too heavy to read', () => {
    const weight = brotliCompressSync(html, {params: {[constants.BROTLI_PARAM_QUALITY]: 5}}).length;
    expect(took).toBeLessThan(LIMIT);
    expect(weight).toBeLessThan(HEAVIEST);
  });
});

describe('details of the page', () => {
  const page = async (spec: ApiSpec): Promise<string> =>
    renderToStaticMarkup(
      <ApiReference model={(await buildModel(spec)).model} addresses={addresses} />,
    );

  it('cuts a schema that contains itself with a link to it', async () => {
    const html = await page(loadApiSpec(at(`${testing}/workspace.yaml`)));
    expect(html).toContain('array of <a href="#schema.Block">Block</a>');
  });

  it('leaves the schema out of the HTML of a reader who cannot use it: nothing is hidden for scripts to show', async () => {
    const html = await page(loadApiSpec(at('../../../specs/toolhive-api.yaml')));
    expect(html).not.toMatch(/ hidden=|display:\s*none/);
    for (const name of ['jwks_url', 'insecure_allow_all', 'predicate_type'])
      expect(html).toContain(`<code>${name}</code>`);
  });

  it(
    'shows the labels of an enum and what the release does differently',
    {tags: ['4-35']},
    async () => {
      const html = await page(loadApiSpec(at('../../../specs/toolhive-api.yaml')));
      expect(html).toContain('<code>roo-code</code> RooCode');
      expect(html).toContain('409 is never sent.');
      expect(readFileSync(at('../../../specs/toolhive-api.yaml'), 'utf8')).toContain(
        '409 is never sent.',
      );
    },
  );

  it('names the entries of a map alike for readers who see and who listen', async () => {
    const html = await page(loadApiSpec(at('../../../specs/toolhive-api.yaml')));
    expect(html).toContain('<code>{key}</code>');
    expect(html).toContain('>of {key}</span>');
    expect(html).not.toContain('>of *</span>');
  });

  it('names the ways to log in, and the scopes', async () => {
    const html = text(await page(loadApiSpec(at(`${testing}/payments.yaml`))));
    expect(html).toContain('oauth (scope payments.read), or apiKey with signature');
    expect(html).toContain('Client certificate');
  });

  it('names alternatives by the value that tells them apart', async () => {
    const html = await page(loadApiSpec(at(`${testing}/payments.yaml`)));
    expect(html).toContain('kind: card');
    expect(html).toContain('kind: wallet');
  });
});
