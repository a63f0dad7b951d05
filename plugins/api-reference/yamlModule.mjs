// @ts-check
// A bundler loads its loaders itself, so this file is plain JavaScript.
import {parse} from 'yaml';

/**
 * Turns a YAML file into a module that exports its data.
 * @param {string} source
 * @returns {string}
 */
export default function yamlModule(source) {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(parse(source)))});`;
}
