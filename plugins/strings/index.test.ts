import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {stringsPlugin} from '.';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A site with a file of strings for Hebrew: the English ones, written from right to left. */
function siteInHebrew(): string {
  const english = readFileSync(path.join(root, 'i18n/en/strings.ts'), 'utf8');
  const site = mkdtempSync(path.join(tmpdir(), 'strings-'));
  mkdirSync(path.join(site, 'i18n/he'), {recursive: true});
  writeFileSync(
    path.join(site, 'i18n/he/strings.ts'),
    english.replace('isRightToLeft: boolean = false', 'isRightToLeft: boolean = true'),
  );
  return site;
}

/** Checks the strings of a language as a build of it does. */
const check = async (siteDir: string, locale: string, direction: 'ltr' | 'rtl'): Promise<void> => {
  const context = {
    siteDir,
    i18n: {
      path: 'i18n',
      currentLocale: locale,
      localeConfigs: {[locale]: {path: locale, direction}},
    },
  } as unknown as LoadContext;
  await stringsPlugin(context).loadContent?.();
};

it('a build of a language that has all strings goes on', async () => {
  await check(root, 'en', 'ltr');
  await check(siteInHebrew(), 'he', 'rtl');
});

it('a build of a language without strings says which file is missing and what to do', async () => {
  await expect(check(root, 'fr', 'ltr')).rejects.toThrow(
    'i18n/fr/strings.ts is missing: the site has the locale "fr".\nFix: copy i18n/en/strings.ts to i18n/fr/strings.ts',
  );
});

it('a build says that the strings of a language name the wrong direction', async () => {
  await expect(check(siteInHebrew(), 'he', 'ltr')).rejects.toThrow(
    'i18n/he/strings.ts does not fit i18n/en/strings.ts:\n  "isRightToLeft" must be false',
  );
});
