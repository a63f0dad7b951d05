import '../../scripts/support/endOnErrors.mjs';
import {inProject} from '../../scripts/support/projectRoot.mjs';
import {readCommand} from '../../scripts/support/readCommand';
import {assembleImage} from './assembleImage';

const USAGE = `Usage: npm run image:files -- [flags]

Writes the files of the container image: the server in one bundle, the built site, and data.

Flags:
  --build FOLDER  The built site (default build/)
  --out FOLDER    Folder to write, empty or not there yet (default .cache/image/)
  --help          Show this text`;

const {values} = readCommand(USAGE, {
  options: {
    build: {type: 'string', default: inProject('build')},
    out: {type: 'string', default: inProject('.cache/image')},
  },
});
await assembleImage({buildDir: values.build, out: values.out});
console.log(`Wrote ${values.out}`);
