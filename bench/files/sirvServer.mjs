import {createServer} from 'node:http';
import {createRequire} from 'node:module';

// Serves a build with sirv as its makers set it up for production; prints its port. Arguments: folder of sirv, folder of the build.
const [packages = '', build = ''] = process.argv.slice(2);
const sirv = createRequire(`${packages}/package.json`)('sirv');
const server = createServer(sirv(build, {brotli: true, gzip: true, etag: true}));
server.listen(0, '127.0.0.1', () => process.send?.({port: server.address().port}));
process.on('disconnect', () => process.exit());
