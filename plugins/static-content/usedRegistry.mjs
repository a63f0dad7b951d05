// @ts-check
import {readFileSync} from 'node:fs';
import path from 'node:path';
import usedChunkNames from './usedChunkNames.mjs';

/** A line of the framework's registry: name of the chunk, and the module in it. */
const ENTRY = /^ *"([^"]+)": \[\(\) => import\(\/\*.*?\*\/ ("[^"]+")\), .*?\)\],?/gm;

/**
 * Leaves modules of pages that stay built HTML out of the framework's registry. Their style sheets and
 * files are still needed: an import that nothing calls puts those into the build, all in one chunk.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source - `.docusaurus/registry.js`.
 * @returns {string}
 */
export default function usedRegistry(source) {
  const names = path.join(this.context, 'routesChunkNames.json');
  this.addDependency(names);
  const used = usedChunkNames.call(this, readFileSync(names, 'utf8'));
  /** @type {string[]} */
  const unused = [];
  const registry = source.replace(
    ENTRY,
    (line, /** @type {string} */ name, /** @type {string} */ module) => {
      if (used.includes(`"${name}"`)) return line;
      if (!module.endsWith('.json"'))
        unused.push(`import(/* webpackChunkName: "page-parts" */ ${module})`);
      return '';
    },
  );
  return `${registry}\nexport const parts = () => [${unused.join(', ')}];\n`;
}
