import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {renderPage} from './renderPage';
import {symptomTables} from './symptomTables';
import {writeErrorsPage} from './index';

const SOURCE = `## Troubleshooting {#when-it-fails}

| Symptom | Cause | Fix |
|---|---|---|
| \`a\` fails | No [socket](#runtime) | See [the registry](./registry.mdx#x) or [the operator](../guides-k8s/intro.mdx) |
| b | c | [d](https://example.com) |

| Name | Cause | Fix |
|---|---|---|
| no | error | here |
`;
const TO = 'docs/toolhive/reference/errors.mdx';

it('takes the rows of tables of symptoms, with links that lead to the same places from another page', () => {
  expect(symptomTables(SOURCE, 'docs/toolhive/guides-cli/install.mdx', TO)).toEqual([
    {
      section: 'when-it-fails',
      title: 'Troubleshooting',
      rows: [
        '| `a` fails | No [socket](../guides-cli/install.mdx#runtime) | See [the registry](../guides-cli/registry.mdx#x) or [the operator](../guides-k8s/intro.mdx) |',
        '| b | c | [d](https://example.com) |',
      ],
    },
  ]);
});

it('shows them under the title of their page, with the way there', () => {
  const file = 'docs/toolhive/guides-cli/install.mdx';
  const page = renderPage([{file, title: 'Install', tables: symptomTables(SOURCE, file, TO)}], TO);
  expect(page).toContain('all 2 known errors');
  expect(page).toContain(
    '## Install {#install}\n\nMore in [Install](../guides-cli/install.mdx#when-it-fails).\n\n| Symptom |',
  );
});

it('shows a symptom once that two pages explain', () => {
  const tables = symptomTables(SOURCE, 'docs/toolhive/guides-cli/install.mdx', TO);
  const page = renderPage(
    ['a', 'b'].map((name) => ({file: `docs/toolhive/${name}.mdx`, title: name, tables})),
    TO,
  );
  expect(page).toContain('all 2 known errors');
  expect(page.match(/^\| `a` fails/gm)).toHaveLength(1);
  // No table stands there without rows.
  expect(page.match(/^\| Symptom/gm)).toHaveLength(1);
});

it('tells symptoms apart that are alike up to a bar in them', () => {
  const source =
    '| Symptom | Cause | Fix |\n|---|---|---|\n| `a \\| b` | c | d |\n| `a \\| e` | f | g |\n';
  const file = 'docs/toolhive/a.mdx';
  const page = renderPage([{file, title: 'A', tables: symptomTables(source, file, TO)}], TO);
  expect(page).toContain('all 2 known errors');
});

it('keeps the headings of several tables, and leads to the page once', () => {
  const file = 'docs/toolhive/guides-k8s/run.mdx';
  const source = `### Errors on start {#start}\n\n${SOURCE.slice(SOURCE.indexOf('| Symptom'))}
### Errors on delete {#delete}\n\n| Symptom | Cause | Fix |\n|---|---|---|\n| e | f | g |\n`;
  const page = renderPage([{file, title: 'Run', tables: symptomTables(source, file, TO)}], TO);
  expect([...page.matchAll(/^### (.*)$/gm)].map(([, words]) => words)).toEqual([
    'Errors on start {#run-start}',
    'Errors on delete {#run-delete}',
  ]);
  expect(page.match(/More in/g)).toHaveLength(1);
});

it('gives two pages whose files have the same name sections of their own', () => {
  const pages = ['a', 'b'].map((name) => {
    const file = `docs/toolhive/${name}/install.mdx`;
    const source = SOURCE.replace('`a` fails', `\`${name}\` fails`).replace(
      '| b |',
      `| ${name}2 |`,
    );
    return {file, title: name, tables: symptomTables(source, file, TO)};
  });
  expect(
    [...renderPage(pages, TO).matchAll(/^## [ab] \{#(.*)\}$/gm)].map(([, anchor]) => anchor),
  ).toEqual(['docs-toolhive-a-install', 'docs-toolhive-b-install']);
});

it('begins with an index of problems and what to try first, and lists the pages in the order of the sidebar', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'errors-page-'));
  onTestFinished(() => rmSync(root, {recursive: true}));
  const folder = path.join(root, 'docs/toolhive/guides-cli');
  mkdirSync(folder, {recursive: true});
  writeFileSync(
    path.join(root, 'sidebars.ts'),
    "items: ['toolhive/guides-cli/install', 'toolhive/guides-cli/api-server']",
  );
  for (const name of ['api-server', 'install'])
    writeFileSync(path.join(folder, `${name}.mdx`), `---\ntitle: ${name}\n---\n\n${SOURCE}`);

  writeErrorsPage(root);

  const page = readFileSync(path.join(root, TO), 'utf8');
  expect([...page.matchAll(/^## (.*?) \{/gm)].map(([, title]) => title)).toEqual([
    'Find your problem',
    'Try this first',
    'install',
    'api-server',
  ]);
});
