import template from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';

/**
 * The framework's template of built pages, with a colour mode that holds until a script knows better:
 * readers without scripts see the site in its default mode. The script at the start of the body sets
 * the reader's own mode before anything is painted.
 */
export function pageTemplate(defaultMode: 'light' | 'dark'): string {
  return template.replace('<html ', `<html data-theme="${defaultMode}" `);
}
