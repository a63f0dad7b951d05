import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, describe, expect, it} from 'vitest';
import {apiReferencePlugin} from './index';

describe('a specification with mistakes', async () => {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'api-reference-'));
  afterAll(() => rm(siteDir, {recursive: true}));
  const context = {
    siteDir,
    baseUrl: '/docs/',
    generatedFilesDir: path.join(siteDir, '.docusaurus'),
  } as LoadContext;

  it('stops the build with every place and its fix', async () => {
    await writeFile(
      path.join(siteDir, 'broken.yaml'),
      [
        'openapi: 3.1.0',
        'info: {title: Broken, version: "1"}',
        'paths:',
        '  /a: {get: {operationId: same, summary: A, responses: {"200": {$ref: "#/components/responses/Nowhere"}}}}',
        '  /b: {get: {operationId: same, summary: B, responses: {"204": {description: Fine.}}}}',
      ].join('\n'),
    );
    const plugin = apiReferencePlugin({
      specFile: path.join(siteDir, 'broken.yaml'),
      route: '/reference/api',
    })(context);
    const failure: unknown = await Promise.resolve()
      .then(() => plugin.loadContent?.())
      .catch((error: unknown) => error);
    expect(String(failure)).toMatch(/broken\.yaml:4 #\/paths\/~1a\/get\/responses\/200/);
    expect(String(failure)).toMatch(/broken\.yaml:5 #\/paths\/~1b\/get\/operationId/);
  });
});
