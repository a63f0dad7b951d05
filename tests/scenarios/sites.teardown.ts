import {rmSync} from 'node:fs';
import {dirname} from 'node:path';
import {test} from '@playwright/test';
import {builtSites} from './support/builtSites';

test('the copies of the scenario sites are deleted', () => {
  for (const outDir of Object.values(builtSites()))
    rmSync(dirname(outDir), {recursive: true, force: true});
});
