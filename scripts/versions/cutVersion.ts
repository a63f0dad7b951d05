import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {loadCliSpec} from '@toolhive-docs/cli-spec';
import {site} from '../../site.config';
import {freezeDefaults} from './freezeDefaults';
import {withRelease} from './withRelease';

// `npm run cut-version [-- --next v0.0.48]`: freezes the pages under the release that they describe; `--next` names the one after it.
const {
  values: {next},
} = parseArgs({options: {next: {type: 'string'}}});
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = path.join(root, 'versioned_docs', `version-${site.release}`);

const options = path.join(root, 'site.config.ts');
// Before anything is written: a wrong name stops here.
const nextOptions =
  next === undefined ? undefined : withRelease(await readFile(options, 'utf8'), next);

if (existsSync(folder)) {
  process.stderr.write(
    `${site.release} is cut already: ${path.relative(root, folder)} exists. Set \`release\` in site.config.ts to the release that docs/ describes now.\n`,
  );
  process.exit(1);
}

// The framework copies docs/, command pages included, and freezes the sidebar.
execFileSync(
  process.execPath,
  [
    path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
    'docs:version',
    site.release,
  ],
  {cwd: root, stdio: 'inherit'},
);

// `<Default>` reads today's specs/, so the frozen pages get the values themselves.
const spec = loadCliSpec(path.join(root, 'specs/thv-cli.yaml'));
for (const file of await readdir(folder, {recursive: true})) {
  if (!file.endsWith('.mdx')) continue;
  const page = path.join(folder, file);
  await writeFile(page, freezeDefaults(await readFile(page, 'utf8'), spec));
}
if (nextOptions !== undefined) await writeFile(options, nextOptions);
const then =
  next === undefined
    ? 'set `release` in site.config.ts to the release that docs/ will describe, and commit'
    : 'commit site.config.ts,';
process.stdout.write(
  `Cut ${site.release}. Next: ${then} versioned_docs/, versioned_sidebars/ and versions.json.\n`,
);
