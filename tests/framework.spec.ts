import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from '@playwright/test';
import {HASHED_NAME} from '@toolhive-docs/hosting/hashedName';

const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const filesIn = (folder: string): string[] => readdirSync(path.join(root, folder)).sort();
const PAGE = 'build/toolhive/quickstart/index.html';
const API_PAGE = 'build/toolhive/reference/api/index.html';

/** The rows of plugins/framework/README.md, held against the installed framework and what it has generated for the build. */
test.describe('what the site relies on inside the framework:', () => {
  test('1. the client build takes our entry and names its files as ever', () => {
    expect(
      filesIn('build/assets/js').filter((name) => /^main\.[0-9a-f]{8}\.js$/.test(name)),
    ).toHaveLength(1);
    expect(
      filesIn('build/assets/css').filter((name) => /^styles\.[0-9a-f]{8}\.css$/.test(name)),
    ).toHaveLength(1);
    // Hosts and the service worker keep a file for good by this.
    for (const name of [...filesIn('build/assets/js'), ...filesIn('build/assets/css')])
      expect(name).toMatch(HASHED_NAME);
    // Nothing in our client reads the framework's list of all chunks.
    for (const name of filesIn('build/assets/js'))
      expect(read(`build/assets/js/${name}`), name).not.toContain('.gca=');
    // The framework's own client would bring its router along.
    expect(filesIn('build/assets/js').filter((name) => name.startsWith('runtime~'))).toEqual([]);
  });

  test('2. the template of pages has the fields that ours replaces', () => {
    const {default: template} = require('@docusaurus/core/lib/ssg/ssgTemplate.html.js') as {
      default: string;
    };
    for (const field of [
      'htmlAttributes',
      'headTags',
      'stylesheets',
      'scripts',
      'preBodyTags',
      'appHtml',
    ])
      expect(template, field).toContain(`it.${field}`);
    expect(template).toContain('<html ');
    expect(read(PAGE).match(/<script\b[^>]*\bsrc=/g)).toHaveLength(1);
    // The template would write the marks between texts that only the framework's client needs.
    expect(template).toContain('<%~ it.appHtml %>');
    expect(read(API_PAGE)).not.toContain('<!--');
  });

  test('3. the bundle that renders pages is CommonJS, and so are the generated files', () => {
    expect(read('.docusaurus/registry.js')).toContain('require.resolveWeak');
  });

  test('4. the style sheets are where they were: client modules, and CSS modules of the theme', () => {
    expect(read('.docusaurus/client-modules.js')).toMatch(/infima[^"]*\.css/);
    const theme = path.join(
      path.dirname(require.resolve('@docusaurus/theme-classic/package.json')),
      'lib/theme',
    );
    const sheets = readdirSync(theme, {recursive: true, encoding: 'utf8'}).filter((name) =>
      name.endsWith('.module.css'),
    );
    expect(sheets.length).toBeGreaterThan(20);
  });

  test('5. built pages carry the marks that in-site navigation looks for', () => {
    const html = read(PAGE);
    for (const mark of [
      '<title data-rh=',
      'id=__docusaurus>',
      'id=__docusaurus_skipToContent_fallback',
      'data-has-hydrated=false',
      '<footer class="theme-layout-footer',
    ])
      expect(html, mark).toContain(mark);
  });

  test('the scripts of the search box keep the hint that has V8 compile them while they come', () => {
    for (const name of ['react', 'search-box']) {
      const [file] = filesIn('build/assets/js').filter(
        (one) => one.startsWith(`${name}.`) && one.endsWith('.js'),
      );
      expect(read(`build/assets/js/${file}`)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    }
  });
});
