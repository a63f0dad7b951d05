// @ts-check
// `npm run check:arrows`: which part of the project may import which.
//
//   docs → src → plugins → packages
//
// server, scripts, bench and tests may use packages, each through the entries in its package.json.
import {readdirSync, readFileSync} from 'node:fs';

/** Files that the `exports` of the packages name, as a pattern. */
const ENTRIES = readdirSync('packages', {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .flatMap(({name}) => {
    /** @type {{exports: string | Record<string, string>}} */
    const {exports} = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8'));
    return [exports]
      .flatMap((entry) => (typeof entry === 'string' ? entry : Object.values(entry)))
      .map((file) => `packages/${name}/${file.replace('./', '')}`);
  })
  .map((file) => `^${file.replaceAll('.', '\\.')}$`);

const TESTS = '\\.test\\.(?:tsx?|mjs)$|/testing/|^tests/|^bench/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Move what both need into a file of its own.',
      severity: 'error',
      from: {},
      to: {circular: true},
    },
    {
      name: 'packages-stand-alone',
      comment: 'Packages know nothing of the site. Hand in what they need.',
      severity: 'error',
      from: {path: '^packages/'},
      to: {path: '^(src|plugins|config|server|scripts|bench|tests)/|^[^/]+\\.config\\.ts$'},
    },
    {
      name: 'packages-without-frameworks',
      comment: 'Packages run without Docusaurus and React.',
      severity: 'error',
      from: {path: '^packages/'},
      to: {path: 'node_modules/(@docusaurus|@theme|react|react-dom)/|^@(docusaurus|theme|site)/'},
    },
    {
      name: 'packages-by-their-entries',
      comment: 'Import `@toolhive-docs/<name>`; what it does not export is its own business.',
      severity: 'error',
      from: {pathNot: '^packages/'},
      to: {path: '^packages/', pathNot: ENTRIES},
    },
    {
      name: 'packages-by-their-entries-among-themselves',
      comment: 'Import `@toolhive-docs/<name>`; what it does not export is its own business.',
      severity: 'error',
      from: {path: '^packages/([^/]+)/'},
      to: {path: '^packages/', pathNot: ['^packages/$1/', ...ENTRIES]},
    },
    {
      name: 'packages-by-name',
      comment: 'Import `@toolhive-docs/<name>`, not a path that leads to it.',
      severity: 'error',
      from: {pathNot: '^packages/'},
      to: {path: '^packages/', dependencyTypesNot: ['aliased-workspace']},
    },
    {
      name: 'plugins-without-browser-code',
      comment: 'Plugins run in the build. Browser code may import them, not the reverse.',
      severity: 'error',
      from: {path: '^plugins/'},
      to: {path: '^(src|config|server|scripts|bench|tests)/'},
    },
    {
      name: 'src-uses-plugins-and-packages',
      comment: 'What the browser runs comes from src, plugins and packages.',
      severity: 'error',
      from: {path: '^src/'},
      to: {path: '^(config|server|scripts|bench|tests)/|^[^/]+\\.config\\.ts$'},
    },
    {
      name: 'readers-code-without-the-framework',
      comment: 'What runs in the pages of readers stands without the framework.',
      severity: 'error',
      from: {path: '^src/(client|elements|islands)/'},
      to: {path: 'node_modules/@docusaurus/|^@(docusaurus|theme|generated)/'},
    },
    {
      name: 'framework-inside-in-one-place',
      comment: "Only plugins/framework names files inside the framework's packages.",
      severity: 'error',
      from: {pathNot: '^(plugins/framework/|tests/framework)'},
      to: {path: '^@docusaurus/[^/]+/(lib|src)/|node_modules/@docusaurus/core/lib/'},
    },
    {
      name: 'server-uses-packages',
      comment: 'The server needs build/ and packages only.',
      severity: 'error',
      from: {path: '^server/'},
      to: {path: '^(src|plugins|config|bench|tests)/'},
    },
    {
      name: 'no-tests-in-production',
      comment: 'Code that is shipped does not need what is written for tests.',
      severity: 'error',
      from: {pathNot: TESTS},
      to: {path: '\\.test\\.(?:tsx?|mjs)$|/testing/|^tests/'},
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '^(build|\\.docusaurus|reports|bench/reading/rivals)/'},
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default', 'require'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
