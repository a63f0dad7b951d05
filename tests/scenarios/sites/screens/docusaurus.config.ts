import {importConfig} from '../../../../config/importConfig.cjs';

// The framework demands a default export here, and takes no other.
export default () => importConfig(new URL('./config.ts', import.meta.url));
