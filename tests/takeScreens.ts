import {fileURLToPath} from 'node:url';
import {launchChromium} from '../scripts/support/launchChromium';
import {readCommand} from '../scripts/support/readCommand';
import {createApp} from '../server/createApp';
import {startServer} from '../server/startServer';
import {environment} from '../site.config';
import {KINDS_OF_PAGE} from './routes';
import {screenshot} from './support/screenshot';

const WINDOWS = [
  {width: 1280, height: 800},
  {width: 390, height: 844},
];
const USAGE =
  'npm run screens [-- /path …]: takes pictures of these pages, or of one page of each kind.';
const paths = readCommand(USAGE, {allowPositionals: true}).positionals;
const wrong = paths.find((path) => !path.startsWith('/'));
if (wrong !== undefined) {
  console.error(
    `Error: "${wrong}" is no path of a page; allowed: paths such as /toolhive/quickstart.\n${USAGE}`,
  );
  process.exit(1);
}
const pages =
  paths.length > 0
    ? paths.map((path) => [path.replaceAll('/', '-').slice(1) || 'landing', path] as const)
    : Object.entries(KINDS_OF_PAGE);

// `npm run screens [-- /path …]`: pictures of a page of each kind, or of the paths given, in both
// colour modes, on a desktop and on a phone, whole and as first seen.
const {baseUrl} = environment;
const buildDir = fileURLToPath(new URL('../build', import.meta.url));
const server = await startServer(createApp({buildDir, baseUrl}), '127.0.0.1', 0);
const browser = await launchChromium();
for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of WINDOWS) {
    const context = await browser.newContext({viewport, colorScheme, reducedMotion: 'reduce'});
    const page = await context.newPage();
    for (const [kind, path] of pages) {
      await page.goto(server.url + baseUrl + path.slice(1), {waitUntil: 'networkidle'});
      const name = `${kind.replaceAll(' ', '-')}-${viewport.width}-${colorScheme}`;
      console.log(await screenshot(page, name));
      await screenshot(page, `${name}-whole`, true);
    }
    await context.close();
  }
}
await browser.close();
await server.stop();
