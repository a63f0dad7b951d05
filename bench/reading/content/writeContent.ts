import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {parse, stringify} from 'yaml';
import {defaultOf, loadCliSpec} from '@toolhive-docs/cli-spec';
import sidebars from '../../../sidebars';
import {convertPage} from './convertPage';
import type {Dialect} from './dialect';
import {sidebarTree} from './sidebarTree';

const DOCS = 'docs';
const FRONT_MATTER = /^---\n(.*?)\n---\n/s;

interface FrontMatter {
  readonly title: string;
  readonly description: string;
  readonly sidebar_label?: string;
}

/**
 * Writes the pages of docs/ as another site's Markdown into `docsDir`, and our sidebar as `sidebar.json` into `siteDir`. Pages of commands
 * are among them once the site was built.
 */
export function writeContent(siteDir: string, docsDir: string, dialect: Dialect): void {
  const spec = loadCliSpec('specs/thv-cli.yaml');
  const files = readdirSync(DOCS, {recursive: true, encoding: 'utf8'}).filter(
    (file) => file.endsWith('.mdx') && file !== 'theme-preview.mdx',
  );
  if (!files.some((file) => file.includes('thv_run')))
    throw new Error('The pages of commands are not written yet. Run `npm run build` first.');
  const labels = new Map<string, string>();
  for (const file of files) {
    const source = readFileSync(join(DOCS, file), 'utf8');
    const {
      title,
      description,
      sidebar_label: label,
    } = parse(FRONT_MATTER.exec(source)?.[1] ?? '') as FrontMatter;
    labels.set(file.replace(/\.mdx$/, ''), label ?? title);
    const body = convertPage(
      {body: source.replace(FRONT_MATTER, ''), file, defaultOf: (words) => defaultOf(spec, words)},
      dialect,
    );
    const target = join(docsDir, file.replace(/\.mdx$/, '.md'));
    mkdirSync(dirname(target), {recursive: true});
    writeFileSync(
      target,
      `---\n${stringify({title, description})}---\n\n${dialect.titleInText ? `# ${title}\n\n` : ''}${body}`,
    );
  }
  writeFileSync(
    join(siteDir, 'sidebar.json'),
    JSON.stringify(
      sidebarTree(sidebars, (id) => labels.get(id) ?? id),
      null,
      2,
    ),
  );
}
