// The project's tools are started by this same Node, straight from their package: no shell, no
// lookup through PATH, the same on every system.

/** Command lines of the project's tools, to be run by Node; more arguments may follow. */
export const tools = {
  depcruise: 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  docusaurus: 'node_modules/@docusaurus/core/bin/docusaurus.mjs',
  eslint: 'node_modules/eslint/bin/eslint.js',
  knip: 'node_modules/knip/bin/knip.js',
  playwright: 'node_modules/playwright-core/cli.js',
  playwrightTest: 'node_modules/@playwright/test/cli.js',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  // The native compiler; ESLint reads types by the API of the other, which it does not have.
  tsc: 'node_modules/typescript-7/bin/tsc',
  tsx: 'node_modules/tsx/dist/cli.mjs',
  vitest: 'node_modules/vitest/vitest.mjs',
};
