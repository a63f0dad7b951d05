/** Where the published files are and what the site's root is. */
export interface PageAddresses {
  readonly baseUrl: string;
  readonly files: {readonly yaml: string; readonly json: string};
}

/** Source of the module that renders the page's text. It stands beside `model.json`. */
export function buildModule(componentDir: string, addresses: PageAddresses): string {
  return [
    `import {createElement} from 'react';`,
    `import {BuiltText} from ${JSON.stringify(`${componentDir}/BuiltText.tsx`)};`,
    `import built from './model.json';`,
    `export default () => createElement(BuiltText, {built, addresses: ${JSON.stringify(addresses)}});`,
  ].join('\n');
}
