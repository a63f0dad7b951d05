import '../../scripts/support/endOnErrors.mjs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {readCommand} from '../../scripts/support/readCommand';
import {assembleImage} from './assembleImage';

const project = fileURLToPath(new URL('../..', import.meta.url));

const USAGE = `Usage: npm run image:files -- [flags]

Writes the files of the container image: the server in one bundle, the built site, and data.

Flags:
  --build FOLDER  The built site (default build/)
  --out FOLDER    Folder to write, empty or not there yet (default .cache/image/)
  --help          Show this text`;

const {values} = readCommand(USAGE, {
  options: {
    build: {type: 'string', default: join(project, 'build')},
    out: {type: 'string', default: join(project, '.cache/image')},
  },
});
await assembleImage({buildDir: values.build, out: values.out});
console.log(`Wrote ${values.out}`);
