import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {loadCliSpec} from '../../packages/cli-spec';
import {site} from '../../site.config';
import {freezeDefaults} from './freezeDefaults';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = path.join(root, 'versioned_docs', `version-${site.release}`);

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
process.stdout.write(
  `Cut ${site.release}. Next: set \`release\` in site.config.ts to the release that docs/ will describe, and commit versioned_docs/, versioned_sidebars/ and versions.json.\n`,
);
