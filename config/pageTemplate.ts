import template from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';

/** Where the framework puts its script that sets the reader's colour mode: first of the scripts before the page. */
const FIRST_SCRIPT = String.raw`/<script>[^]*?<\/script>/`;

/**
 * The framework's template of built pages, with a colour mode that holds until a script knows better:
 * readers without scripts see the site in its default mode. The script that knows the reader's own
 * mode moves into the head, before the style sheet: in the body it waits for that, and a first frame
 * may come before it in the wrong colours.
 */
export function pageTemplate(defaultMode: 'light' | 'dark'): string {
  return template
    .replace('<html ', `<html data-theme="${defaultMode}" `)
    .replace(
      '<%~ it.headTags %>',
      `<%~ it.preBodyTags.match(${FIRST_SCRIPT})?.[0] ?? '' %>\n    <%~ it.headTags %>`,
    )
    .replace('<%~ it.preBodyTags %>', `<%~ it.preBodyTags.replace(${FIRST_SCRIPT}, '') %>`);
}
