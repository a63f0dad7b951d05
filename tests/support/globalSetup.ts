import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {chromium} from 'playwright-core';
import type {TestProject} from 'vitest/node';
import {browserArguments} from '../../scripts/support/browserArguments';
import {findChromium} from '../../scripts/support/findChromium';
import {createApp} from '../../server/createApp';
import {startServer} from '../../server/startServer';
import {environment} from '../../site.config';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test files connect to the one browser. */
    browserEndpoint: string;
    /** Address of the site root, without a closing slash. */
    siteUrl: string;
  }
}

const buildDir = fileURLToPath(new URL('../../build', import.meta.url));

/** Serves the existing build on a free port and starts one browser, both shared by all browser tests. */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(`${buildDir}/index.html`)) {
    throw new Error(
      `There is no build in ${buildDir} to test. Run \`npm run build\` first, or \`npm test\`, which does both.`,
    );
  }
  const executablePath = await findChromium(environment.chromiumPath);
  if (executablePath === undefined) {
    throw new Error(
      'The browser tests need Chromium or Chrome. Run `npm test`, which installs one, or set CHROMIUM_PATH.',
    );
  }
  const {baseUrl} = environment;
  const server = await startServer(createApp({buildDir, baseUrl}), '127.0.0.1', 0);
  const browser = await chromium.launchServer({executablePath, args: browserArguments});
  project.provide('siteUrl', server.url + baseUrl.slice(0, -1));
  project.provide('browserEndpoint', browser.wsEndpoint());

  return async () => {
    await browser.close();
    await server.stop();
  };
}
