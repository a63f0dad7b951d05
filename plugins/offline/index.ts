import path from 'node:path';
import type {BuildPart} from '../built-pages';
import {ASSETS_DIGEST_TEXT} from '../page-files/assetsDigest';
import {writeWorker} from './writeWorker';

/**
 * Writes the service worker (src/service-worker) beside the pages, and the list of the files that make up the whole site.
 * Must come after all parts that write what pages load.
 */
export const offline: BuildPart =
  () =>
  ({outDir, baseUrl, siteDir, i18n}) => {
    const {currentLocale, localeConfigs} = i18n;
    const {htmlLang = currentLocale, path: folder = currentLocale} =
      localeConfigs[currentLocale] ?? {};
    const strings = path.join(siteDir, i18n.path, folder, 'strings.ts');
    const language = {tag: htmlLang, strings};
    const pages = new Map<string, string>();
    let shape = '';
    return {
      change(html, {file, address}) {
        if (address) pages.set(file, address.url);
        shape ||= ASSETS_DIGEST_TEXT.exec(html)?.[1] ?? '';
        return html;
      },
      finish: () => writeWorker({outDir, baseUrl, pages, shape, language}),
    };
  };
