import {rm} from 'node:fs/promises';
import {writeIndexFile, writeSearchBuild} from '../../server/search/testing/searchBuild';

const PAGES = 30;

/** The index that clients search. */
export interface FixtureIndex {
  readonly buildDir: string;
  /** Pages whose text has the word "container". */
  readonly pages: number;
  readonly remove: () => Promise<void>;
}

/** Writes a build whose index has many pages about containers, one about secrets, and a text that is markup when it is not escaped. */
export async function writeFixture(): Promise<FixtureIndex> {
  const buildDir = await writeSearchBuild();
  const pages = Object.fromEntries(
    Array.from({length: PAGES}, (_, at) => [
      `${at % 3 === 0 ? '/reference/cli' : '/guides'}/page-${at}`,
      `<h1>Page ${at}</h1><p>How the container number ${at} starts.</p>`,
    ]),
  );
  await writeIndexFile(buildDir, 'index.2.json', {
    ...pages,
    '/secrets':
      '<h1>Keep secrets</h1><h2 id="tokens">Tokens &lt;b&gt; & keys</h2><p>The tag &lt;b&gt; & tokens are encrypted.</p>',
    '/secrets-elsewhere':
      '<h1>Secrets elsewhere</h1><p>Tokens of other vaults are kept in other vaults.</p>',
  });
  return {buildDir, pages: PAGES, remove: () => rm(buildDir, {recursive: true})};
}
