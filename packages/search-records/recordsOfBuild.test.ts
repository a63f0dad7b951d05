import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {recordsOfBuild} from './recordsOfBuild';

function builtSite(pages: Readonly<Record<string, string>>): string {
  const directory = mkdtempSync(join(tmpdir(), 'records-'));
  onTestFinished(() => rmSync(directory, {recursive: true}));
  for (const [folder, canonical] of Object.entries(pages)) {
    mkdirSync(join(directory, folder), {recursive: true});
    writeFileSync(
      join(directory, folder, 'index.html'),
      `<html><head><link data-rh=true rel=canonical href=${canonical} /></head><body><main><article class=theme-doc-markdown><h1>${folder}</h1><p>Text.</p></article></main></body></html>`,
    );
  }
  return directory;
}

it('records have the address of their page, with the slash at the end of the index of a folder', () => {
  const records = recordsOfBuild(
    builtSite({
      '.': 'https://docs.example.com/',
      guides: 'https://docs.example.com/guides/',
      'guides/install': 'https://docs.example.com/guides/install',
    }),
  );
  expect(new Set(records.map(({url_without_anchor: url}) => url))).toEqual(
    new Set(['/', '/guides/', '/guides/install']),
  );
});

it('a folder without pages is no build', () => {
  expect(() => recordsOfBuild(builtSite({}))).toThrow('holds no .html file');
});
