import {createRequire} from 'node:module';

const {default: template} = createRequire(import.meta.url)(
  '@docusaurus/core/lib/ssg/ssgTemplate.html.js',
) as {default: string};

/** The framework's lines for scripts and style sheets, which would name those of its own client. */
const FILES = /<% it\.(?:stylesheets|scripts)\.forEach[^]*?<% \}\); %>/g;

/** The framework's script for the colour mode and the announcement bar; ours runs earlier (src/client/first). */
const FIRST_SCRIPT = String.raw`/<script>[^]*?<\/script>/`;

/**
 * The framework's template of built pages without its client: the files of a page are added when all are known
 * (plugins/page-files). The default colour mode holds for readers without scripts.
 */
export function pageTemplate(defaultMode: 'light' | 'dark'): string {
  return template
    .replace('<html ', `<html data-theme="${defaultMode}" `)
    .replace(FILES, '')
    .replace('<%~ it.preBodyTags %>', `<%~ it.preBodyTags.replace(${FIRST_SCRIPT}, '') %>`);
}
