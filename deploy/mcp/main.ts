import '../../scripts/support/endOnErrors.mjs';
import {inProject} from '../../scripts/support/projectRoot.mjs';
import {readCommand} from '../../scripts/support/readCommand';
import {assembleMcpImage} from './assembleMcpImage';

const USAGE = `Usage, after \`npm run build\`: npx tsx deploy/mcp/main.ts FOLDER

Writes the files of the MCP server's image into a folder that is empty or does not exist yet.`;

const {
  positionals: [out],
} = readCommand(USAGE, {allowPositionals: true});
if (out === undefined) throw new Error(`No folder is named. ${USAGE}`);
await assembleMcpImage({buildDir: inProject('build'), out});
