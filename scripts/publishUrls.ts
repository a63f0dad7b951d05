import './support/endOnErrors.mjs';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {listFile} from '@toolhive-docs/published-urls';
import {readRedirects} from '../plugins/hosting/readRedirects';
import {ADDRESSES_FILE} from '../plugins/published-urls';
import {inProject} from './support/projectRoot.mjs';
import {readCommand} from './support/readCommand';

// `npm run publish:urls`: records every address of the build as published; from then on it must stay, or redirect.
readCommand(
  'npm run publish:urls: records every address of the build in specs/published-urls.txt.',
);
const built = inProject('build', ADDRESSES_FILE);

if (!existsSync(built))
  throw new Error(
    'there is no finished build to take the addresses from. Run `npm run build` first.',
  );
const file = inProject(listFile.path);
const recorded = listFile.parse(readFileSync(file, 'utf8'));
const redirects = new Map(
  readRedirects(inProject('specs/redirects.yaml')).map(({from, to}) => [from, to]),
);
const merged = listFile.merge(recorded, listFile.parse(readFileSync(built, 'utf8')), redirects);
writeFileSync(file, listFile.format(merged));
const added = merged.filter((address) => !recorded.includes(address)).length;
console.log(`${listFile.path} holds ${merged.length} addresses, ${added} of them new.`);
