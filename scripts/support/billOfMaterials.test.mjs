import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {Spec, Validation} from '@cyclonedx/cyclonedx-library';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {BILL, billOfMaterials, writeBill} from './billOfMaterials.mjs';
import {inProject} from './projectRoot.mjs';
import {readJson} from './readJson.mjs';

const folder = mkdtempSync(join(tmpdir(), 'bill-'));
/** @type {string} */
let text;

beforeAll(async () => {
  await writeBill(folder);
  text = readFileSync(join(folder, BILL), 'utf8');
}, 120_000);
afterAll(() => rmSync(folder, {recursive: true}));

const validator = new Validation.JsonValidator(Spec.Version.v1dot5);

it('is a list that the schema of CycloneDX accepts', {timeout: 60_000}, async () => {
  expect(await validator.validate(text)).toBeNull();
  // The validator does find what is wrong.
  expect(await validator.validate(text.replace('"name":', '"nome":'))).not.toBeNull();
});

it('names each package that builds or serves the site, once, with version and digest, and no other', () => {
  const {packages} = /** @type {import('./billOfMaterials.mjs').Lockfile} */ (
    readJson(inProject('package-lock.json'))
  );
  const installed = Object.entries(packages)
    .filter(([path, {dev, link}]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, {name, version}]) => `${name ?? path.split('node_modules/').pop()}@${version}`);
  const {components, metadata} = /** @type {import('./billOfMaterials.mjs').Bill} */ (
    JSON.parse(text)
  );
  const outside = components.filter(({purl}) => !purl.includes('%40toolhive-docs/'));
  const named = outside.map(({purl}) => decodeURIComponent(purl.replace('pkg:npm/', '')));
  expect([...named].sort()).toEqual([...new Set(installed)].sort());
  expect(outside.filter(({hashes}) => hashes?.[0]?.alg !== 'SHA-512')).toEqual([]);
  expect(metadata.component.name).toBe('toolhive-docs');
});

it('is the same for the same lockfile', async () => {
  expect(await billOfMaterials()).toBe(text);
  expect(text).not.toMatch(/timestamp|serialNumber/);
});
