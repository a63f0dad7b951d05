/** Where the published files are and what the site's root is. */
export interface PageAddresses {
  readonly baseUrl: string;
  readonly files: {readonly yaml: string; readonly json: string};
}

/** Source of the module that draws the page, for the build and for `npm run dev`. It stands beside `model.json`. */
export function buildModule(componentDir: string, addresses: PageAddresses): string {
  return [
    `import {createElement} from 'react';`,
    `import {BuiltText} from ${JSON.stringify(`${componentDir}/BuiltText.tsx`)};`,
    `import built from './model.json';`,
    `export default () => createElement(BuiltText, {built, addresses: ${JSON.stringify(addresses)}});`,
  ].join('\n');
}

/** Source of the module that shows the built HTML, for the browser. */
export function browserModule(permalink: string): string {
  return [
    `import {staticPage} from '@site/src/staticContent/staticPage';`,
    `export default await staticPage(${JSON.stringify(permalink)});`,
  ].join('\n');
}
