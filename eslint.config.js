// @ts-check
import jsxA11y from 'eslint-plugin-jsx-a11y';
import * as regexp from 'eslint-plugin-regexp';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import {inPromisedBrowsers} from './scripts/lint/inPromisedBrowsers.mjs';
import {stringsElsewhere} from './scripts/lint/stringsElsewhere.mjs';

const UNCHECKED = [
  'build/',
  '.cache/',
  '.docusaurus/',
  'reports/',
  'coverage/',
  'docs/',
  'static/',
  'versioned_docs/',
  'bench/reading/rivals/',
];

/** The environment is read in one place, so that each variable is checked and documented. */
const oneReaderOfTheEnvironment = {
  message: 'Add the variable to site.config.ts and read `environment` from there.',
  selector: [
    // What the framework sets to tell a production build from a development server is no setting.
    'MemberExpression:not([property.name="NODE_ENV"]):not([property.value="NODE_ENV"])',
    ':not(MemberExpression)',
  ]
    .map((around) => `${around} > MemberExpression[object.name="process"][property.name="env"]`)
    .join(),
};

// ESLint demands a default export here.
export default tseslint.config(
  {ignores: UNCHECKED},
  {
    files: ['**/*.{ts,tsx,mjs}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    plugins: {regexp},
    rules: {
      // One request of a caller could otherwise stop the server.
      'regexp/no-super-linear-backtracking': 'error',
      eqeqeq: ['error', 'always', {null: 'ignore'}],
      'no-restricted-syntax': ['error', oneReaderOfTheEnvironment],
      'max-lines': ['error', {max: 300, skipBlankLines: true, skipComments: true}],
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        {fixStyle: 'inline-type-imports', prefer: 'type-imports'},
      ],
      // `return report(problem)` says in one line that nothing follows.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_'},
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      // A function of the framework may be asynchronous without awaiting anything.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    // Loaded as they are, by the bundler and by Node; no tsconfig covers them.
    files: ['bench/**/*.mjs', 'plugins/**/*.mjs', 'packages/**/*.mjs', 'tests/**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended],
    rules: {'no-restricted-syntax': ['error', oneReaderOfTheEnvironment, stringsElsewhere]},
  },
  {
    // What browsers run.
    files: [
      'src/**/*.{ts,tsx}',
      'packages/{api-sandbox,api-spec,hosting,options,search-engine}/**/*.ts',
      'plugins/{page-files,search}/**/*.ts',
    ],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    plugins: {site: {rules: {'in-promised-browsers': inPromisedBrowsers}}},
    rules: {'site/in-promised-browsers': 'error'},
  },
  {
    // One line for each string.
    files: ['i18n/*/strings.ts'],
    rules: {'max-lines': 'off'},
  },
  {
    // What these say is for whoever runs the site.
    files: [
      'src/**/*.test.{ts,tsx}',
      'src/components/BaseUrlBanner/*',
      'src/islands/search/events/insights.ts',
    ],
    rules: {'no-restricted-syntax': ['error', oneReaderOfTheEnvironment]},
  },
  {
    // Browsers get our own client (plugins/framework): nothing of the framework may come with it.
    files: ['src/client/**/*.ts', 'src/elements/**/*.ts', 'src/islands/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@docusaurus/*', '@theme/*', '@theme-original/*', '@generated/*'],
              message: 'Take it from src/client/site, or from the page.',
            },
          ],
        },
      ],
    },
  },
  {
    // One folder knows the inside of the framework, with a list of what it relies on.
    files: [
      'plugins/**/*.ts',
      'config/**/*.ts',
      'scripts/**/*.{ts,mjs}',
      'server/**/*.ts',
      'packages/**/*.ts',
    ],
    ignores: ['plugins/framework/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@docusaurus/*/lib/**'],
              message: 'Only plugins/framework knows that; see its README.',
            },
          ],
        },
      ],
    },
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
    // site.config.ts reads the site's own variables; the others hand the whole environment on to the
    // programs they start and look programs up in PATH.
    files: [
      'site.config.ts',
      'scripts/**/*.{mjs,ts}',
      'bench/**/*.ts',
      'tests/builds/**/*.ts',
      'server/sandbox/testing/runProgram.ts',
    ],
    rules: {'no-restricted-syntax': 'off'},
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
