import {precompress} from './support/precompress';

const [buildDir = 'build'] = process.argv.slice(2);
const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KB`;

const {files, bytes, brotli} = await precompress(buildDir, '.cache/compressed');
console.log(`${files} files, ${kilobytes(bytes)}, are ${kilobytes(brotli)} in brotli`);
