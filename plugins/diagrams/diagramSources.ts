import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

/** Folders with pages; versions are frozen copies of `docs/`, translations of both lie in `i18n/`. */
const FOLDERS = ['docs', 'versioned_docs', 'i18n'];

const FENCE = /^([ \t]*)```mermaid[^\n]*\n([\s\S]*?)^\1```\s*$/gm;

function withoutIndent(block: string, indent: string): string {
  return block
    .split('\n')
    .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
    .join('\n')
    .trimEnd();
}

/** The source of every Mermaid fence on every page, each once. */
export async function diagramSources(siteDir: string): Promise<string[]> {
  const sources = new Set<string>();
  for (const folder of FOLDERS) {
    const files = await readdir(path.join(siteDir, folder), {recursive: true}).catch(() => []);
    for (const file of files.filter((name) => name.endsWith('.mdx')).sort()) {
      const text = await readFile(path.join(siteDir, folder, file), 'utf8');
      for (const [, indent = '', block = ''] of text.matchAll(FENCE))
        sources.add(withoutIndent(block, indent));
    }
  }
  return [...sources];
}
