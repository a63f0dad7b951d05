// @ts-check
// A bundler loads its loaders itself, so this file is plain JavaScript.

/** Options that concern the build alone. */
const BUILD_ONLY = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'storage',
  'stylesheets',
  'themes',
];

const PREFIX = 'export default ';

/**
 * Drops build options from the framework's generated configuration module.
 * @param {string} source - Holds `export default {…};` with a JSON object.
 * @returns {string}
 */
export default function leanConfig(source) {
  const start = source.indexOf(PREFIX) + PREFIX.length;
  const end = source.lastIndexOf('}') + 1;
  /** @type {Record<string, unknown>} */
  const config = JSON.parse(source.slice(start, end));
  const read = Object.fromEntries(
    Object.entries(config).filter(([key]) => !BUILD_ONLY.includes(key)),
  );
  return `${PREFIX}${JSON.stringify(read)};`;
}
