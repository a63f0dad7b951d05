import {fileURLToPath} from 'node:url';
import {assembleMcpImage} from './assembleMcpImage';

// Usage, after `npm run build`: npx tsx deploy/mcp/main.ts DIR
const [, , out] = process.argv;
if (out === undefined) throw new Error('Say where to: npx tsx deploy/mcp/main.ts DIR');
await assembleMcpImage({buildDir: fileURLToPath(new URL('../../build', import.meta.url)), out});
