import {createApp} from '../createApp';
import {startServer} from '../startServer';

// A program for tests: serves the build in the folder given, impatiently; tells its port and, whenever it is asked, its memory in bytes and how many connections it has.
const [buildDir = ''] = process.argv.slice(2);
const limits = {headers: 1000, request: 2000, check: 200, stalled: 1500};
const {port} = await startServer(createApp({buildDir, baseUrl: '/'}), '127.0.0.1', 0, limits);

process.on('message', () => {
  globalThis.gc?.();
  const connections = process
    .getActiveResourcesInfo()
    .filter((name) => name === 'TCPSocketWrap').length;
  process.send?.({memory: process.memoryUsage().rss, connections});
});
process.on('disconnect', () => process.exit());
process.send?.({port});
