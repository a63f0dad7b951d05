import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {assembleImage} from './assembleImage';

const HELP = `Usage: npm run image:files -- [flags]

Writes the files of the container image: the server in one bundle, the built site, and data.

Flags:
  --build FOLDER  The built site (default build/)
  --out FOLDER    Folder to write (default .cache/image/)
  --help          Show this text
`;

const project = fileURLToPath(new URL('../..', import.meta.url));

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      build: {type: 'string', default: join(project, 'build')},
      out: {type: 'string', default: join(project, '.cache/image')},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) return void process.stdout.write(HELP);
  await assembleImage({buildDir: values.build, out: values.out});
  console.log(`Wrote ${values.out}`);
}

main().catch((error: unknown) => {
  console.error(`Error: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
