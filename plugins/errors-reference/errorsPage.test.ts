import {expect, it} from 'vitest';
import {renderPage} from './renderPage';
import {symptomTables} from './symptomTables';

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
  expect(page).toContain('The 2 errors');
  expect(page).toContain(
    '## Install {#install}\n\nMore in [Install](../guides-cli/install.mdx#when-it-fails).\n\n| Symptom |',
  );
});
