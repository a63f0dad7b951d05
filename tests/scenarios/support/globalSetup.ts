import {chromium} from '@playwright/test';
import type {TestProject} from 'vitest/node';
import {browserArguments} from '../../../scripts/support/browserArguments';
import {findChromium} from '../../../scripts/support/findChromium';
import {environment} from '../../../site.config';
import {buildSites, type SiteName} from './buildSites';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of each built scenario site. */
    siteFolders: Readonly<Record<SiteName, string>>;
  }
}

/** Builds the scenario sites and starts one browser, shared by all their tests. */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = await findChromium(environment.chromiumPath);
  if (executablePath === undefined) {
    throw new Error(
      'These tests need Chromium or Chrome. Run `npm test`, which installs one, or set CHROMIUM_PATH.',
    );
  }
  const {rich, plain} = await buildSites();
  const browser = await chromium.launchServer({executablePath, args: browserArguments});
  project.provide('siteFolders', {rich: rich.outDir, plain: plain.outDir});
  project.provide('browserEndpoint', browser.wsEndpoint());

  return async () => {
    await browser.close();
    await Promise.all([rich.remove(), plain.remove()]);
  };
}
