import './support/endOnErrors.mjs';
import {parseArgs} from 'node:util';
import {precompress} from './support/precompress';

const {positionals} = parseArgs({allowPositionals: true});
const [buildDir = 'build'] = positionals;
const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KB`;

const {files, bytes, brotli} = await precompress(buildDir, '.cache/compressed');
console.log(`${files} files, ${kilobytes(bytes)}, are ${kilobytes(brotli)} in brotli`);
