// @ts-check
// CommonJS, which the framework's loader of the configuration leaves alone.

/**
 * The `import()` of Node.js. The loader's own would translate every file of an ES module's packages into an older form.
 * @param {string} name
 * @returns {Promise<unknown>}
 */
module.exports = (name) => import(name);
