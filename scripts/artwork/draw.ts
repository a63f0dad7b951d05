import '../support/endOnErrors.mjs';
import {readFile, writeFile} from 'node:fs/promises';
import {readCommand} from '../support/readCommand';
import {ARTWORK, icoFile} from './artwork';
import {launchChromium} from '../support/launchChromium';
import {inProject} from '../support/projectRoot.mjs';

readCommand('npm run draw:artwork: draws the icons and pictures of the site into static/.');
const images = inProject('static/img');
const markUri = `data:image/svg+xml;base64,${(await readFile(`${images}/mark-dark.svg`)).toString('base64')}`;

const browser = await launchChromium();
for (const {file, width, height, html} of ARTWORK) {
  const page = await browser.newPage({viewport: {width, height}});
  await page.setContent(html.replaceAll('MARK', markUri), {waitUntil: 'load'});
  const png = await page.screenshot({omitBackground: true});
  await writeFile(`${images}/${file}`, png);
  if (file === 'favicon-32.png')
    await writeFile(inProject('static/favicon.ico'), icoFile(png, width));
  await page.close();
  process.stdout.write(`drew static/img/${file} (${width}×${height}, ${png.length} bytes)\n`);
}
await browser.close();
