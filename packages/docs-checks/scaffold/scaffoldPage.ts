import {readFileSync} from 'node:fs';
import {didYouMean} from '@toolhive-docs/cli-spec';
import {PAGE_KINDS} from '@toolhive-docs/front-matter';
import {ownValue} from '../samples/readOptions';

/** Folders of pages and their categories in sidebars.ts. */
const CATEGORIES: Readonly<Record<string, string>> = {
  concepts: 'Concepts',
  'guides-cli': 'Command-line guides',
  'guides-k8s': 'Kubernetes guides',
  tutorials: 'Tutorials',
  reference: 'Reference',
};

export interface Scaffold {
  /** Below the project's root. */
  file: string;
  content: string;
  /** What to add to sidebars.ts, and where. */
  sidebar: {line: string; category: string};
}

/**
 * Makes the outline of a new page, with the sections of its kind (https://diataxis.fr) in the order in which a reader needs them. It passes every check but the rule "unwritten", which lists what is left to write.
 * @param kind one of the four kinds of pages.
 * @param path below docs/toolhive, such as `guides-cli/my-page`.
 * @throws Error naming the wrong argument and what is allowed.
 */
export function scaffoldPage(kind: string, path: string, title: string): Scaffold {
  const known = PAGE_KINDS.find((each) => each === kind);
  if (known === undefined)
    throw new Error(`unknown kind "${kind}"; ${didYouMean(kind, PAGE_KINDS)}`);
  const name = path.replace(/^(docs\/)?(toolhive\/)?/, '').replace(/\.mdx$/, '');
  const [folder = ''] = name.split('/');
  if (!/^[a-z\d-]+(\/[a-z\d-]+)+$/.test(name))
    throw new Error(
      `"${path}" is not a folder and a name in small letters and hyphens, such as guides-cli/my-page`,
    );
  const category = ownValue(CATEGORIES, folder);
  if (category === undefined)
    throw new Error(`unknown folder "${folder}"; ${didYouMean(folder, Object.keys(CATEGORIES))}`);
  if (title.trim() === '')
    throw new Error(
      'the title is missing: the reader’s task or the name of the thing, written like a sentence',
    );
  const outline = readFileSync(new URL(`outlines/${known}.mdx`, import.meta.url), 'utf8');
  return {
    file: `docs/toolhive/${name}.mdx`,
    content: outline.replace('{name}', name).replace('{title}', () => JSON.stringify(title)),
    sidebar: {line: `'toolhive/${name}',`, category},
  };
}
