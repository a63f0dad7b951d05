import {codeText} from './codeText';

const HEADING = 'h2, h3, h4';

/** All commands of a page, in order, each group under the heading it stands below. Of a set of tabs, those of the chosen one. */
export function commandsOfPage(page: ParentNode): string {
  let heading = '';
  const groups: string[] = [];
  const parts = page.querySelectorAll(
    `:is(${HEADING}), .sample[data-code=input]:has([data-language=bash])`,
  );
  for (const part of parts) {
    if (part.matches(HEADING)) heading = part.firstChild?.textContent?.trim() ?? '';
    else if (!part.closest('[data-inactive]')) {
      groups.push(`${heading && `# ${heading}\n`}${codeText(part)}`);
      heading = '';
    }
  }
  return groups.join('\n\n');
}
