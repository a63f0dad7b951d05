import {createRequire} from 'node:module';
import {SYSTEM_MODE} from './systemMode';

const {default: template} = createRequire(import.meta.url)(
  '@docusaurus/core/lib/ssg/ssgTemplate.html.js',
) as {default: string};

/** The framework's lines for scripts and style sheets, which would name those of its own client. */
const FILES = /<% it\.(?:stylesheets|scripts)\.forEach[^]*?<% \}\); %>/g;

/** The framework's script for the colour mode and the announcement bar; ours runs earlier (src/client/first). */
const FIRST_SCRIPT = String.raw`/<script>[^]*?<\/script>/`;

/** What React writes between two texts, for a client that would take over the page. */
const BETWEEN_TEXTS = '<!-- -->';

interface ColorMode {
  readonly defaultMode: 'light' | 'dark';
  readonly respectPrefersColorScheme: boolean;
}

/**
 * The framework's template of built pages without its client: the files of a page are added when all are known
 * (plugins/page-files). Readers without scripts get the mode of their system where the site follows it, else the
 * default one.
 */
export function pageTemplate({defaultMode, respectPrefersColorScheme}: ColorMode): string {
  const mode = respectPrefersColorScheme ? SYSTEM_MODE : defaultMode;
  return template
    .replace('<html ', `<html data-theme="${mode}" `)
    .replace(FILES, '')
    .replace('<%~ it.preBodyTags %>', `<%~ it.preBodyTags.replace(${FIRST_SCRIPT}, '') %>`)
    .replace('<%~ it.appHtml %>', `<%~ it.appHtml.replaceAll('${BETWEEN_TEXTS}', '') %>`);
}
