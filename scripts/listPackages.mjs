import {writeBill} from './support/billOfMaterials.mjs';

// A step of `npm run build`.
await writeBill(process.argv[2] ?? 'build');
