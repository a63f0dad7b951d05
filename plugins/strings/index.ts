import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {foldersOf} from '@toolhive-docs/options/foldersOf';
import {transform} from 'esbuild';
import {stringProblems, type Strings} from './stringProblems';

/** The module that sources import; each language has one in its place. */
const ENGLISH = /(?:^|[\\/])i18n[\\/]en[\\/]strings$/;

const ENGLISH_FILE = fileURLToPath(new URL('../../i18n/en/strings.ts', import.meta.url));

/** What the bundler says of an import. */
interface Import {
  request: string;
  readonly contextInfo: {readonly issuer: string};
}

/** The strings in a file as they are now; Node.js 20 runs no TypeScript. */
async function readStrings(file: string): Promise<Strings> {
  const {code} = await transform(await readFile(file, 'utf8'), {loader: 'ts'});
  return import(`data:text/javascript,${encodeURIComponent(code)}`) as Promise<Strings>;
}

/** @throws Error when the file of a language is missing or does not fit the English one. */
async function checkStrings({
  file,
  siteDir,
  locale,
  isRightToLeft,
}: {
  readonly file: string;
  readonly siteDir: string;
  readonly locale: string;
  readonly isRightToLeft: boolean;
}): Promise<void> {
  const name = path.relative(siteDir, file);
  if (!existsSync(file))
    throw new Error(
      `${name} is missing: the site has the locale "${locale}".\nFix: copy i18n/en/strings.ts to ${name} and translate it, or remove the locale from site.config.ts.`,
    );
  const [own, english] = [await readStrings(file), await readStrings(ENGLISH_FILE)];
  const problems = [
    ...stringProblems(own, english),
    ...(own['isRightToLeft'] === isRightToLeft ? [] : [`"isRightToLeft" must be ${isRightToLeft}`]),
  ];
  if (problems.length > 0)
    throw new Error(
      `${name} does not fit i18n/en/strings.ts:\n  ${problems.join('\n  ')}\nFix: correct ${name}.`,
    );
}

/**
 * Gives each build the strings of its language, and stops it when they are not all there.
 *
 * In the scripts of readers each module has strings of its own: the bundler puts the few that it uses into it, and no script
 * carries those of others.
 */
export function stringsPlugin({siteDir, i18n}: LoadContext): Plugin {
  const {currentLocale, localeConfigs} = i18n;
  const locale = localeConfigs[currentLocale];
  const file = path.join(siteDir, i18n.path, locale?.path ?? currentLocale, 'strings.ts');
  return {
    name: 'strings',
    loadContent: () =>
      checkStrings({
        file,
        siteDir,
        locale: currentLocale,
        isRightToLeft: locale?.direction === 'rtl',
      }),
    getPathsToWatch: () => foldersOf(file),
    configureWebpack: (_config, isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(ENGLISH, (data: Import) => {
          data.request =
            isServer || process.env.NODE_ENV !== 'production'
              ? file
              : `${file}?${path.relative(siteDir, data.contextInfo.issuer)}`;
        }),
      ],
    }),
  };
}
