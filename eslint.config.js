// @ts-check
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const UNCHECKED = ['build/', '.cache/', '.docusaurus/', 'reports/', 'coverage/', 'docs/', 'static/', 'versioned_docs/'];

/** The environment is read in one place, so that each variable is checked and documented. */
const oneReaderOfTheEnvironment = {
  'no-restricted-properties': [
    'error',
    {object: 'process', property: 'env', message: 'Add the variable to site.config.ts and read `environment` from there.'},
  ],
};

// ESLint demands a default export here.
export default tseslint.config(
  {ignores: UNCHECKED},
  {
    files: ['**/*.{ts,tsx,mjs}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      ...oneReaderOfTheEnvironment,
      eqeqeq: 'error',
      'max-lines': ['error', {max: 300, skipBlankLines: true, skipComments: true}],
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports', prefer: 'type-imports'}],
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      // A function of the framework may be asynchronous without awaiting anything.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended],
  },
  {
    // What is built into the site or into other programs returns or throws; commands print.
    files: ['packages/**/*.ts', 'plugins/**/*.ts', 'src/**/*.{ts,tsx}'],
    ignores: ['**/cli.ts'],
    rules: {'no-console': 'error'},
  },
  {
    // Positions in typed arrays are in range by construction; a check would run in the innermost loop.
    files: ['packages/search-engine/**/*.ts'],
    rules: {'@typescript-eslint/no-non-null-assertion': 'off'},
  },
  {
    // site.config.ts reads the site's own variables; the scripts hand the whole environment on to
    // the programs they start and look programs up in PATH.
    files: ['site.config.ts', 'scripts/**/*.{mjs,ts}'],
    rules: {'no-restricted-properties': 'off'},
  },
  {
    files: ['**/*.test.{ts,tsx,mjs}', 'tests/**/*.ts'],
    rules: {
      // Fixtures of vitest are asked for by destructuring, none by an empty pattern.
      'no-empty-pattern': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      // `expect.stringMatching` and its kin are typed as any.
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
);
