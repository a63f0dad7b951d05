import {fileURLToPath} from 'node:url';

const at = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Packages that the framework brings to pages, and what stands in for each in browsers. */
export const STAND_INS: Readonly<Record<string, string>> = {
  '@docusaurus/utils-common$': at('./utilsCommon.ts'),
  'hoist-non-react-statics$': at('./hoistStatics.ts'),
  'path-to-regexp$': at('./pathToRegexp.ts'),
  'prop-types$': at('./propTypes.ts'),
  'react-helmet-async$': at('./head/Helmet.tsx'),
  'react-is$': at('./reactIs.ts'),
};
