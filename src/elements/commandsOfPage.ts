import * as strings from '../../i18n/en/strings';
import {codeText} from './codeText';

const HEADING = 'h2, h3, h4';
/** How long it says that the commands are copied. */
const SAID_MS = 2000;
/** Words of commands that take something away. */
const REMOVES = /(?<![\w-])(?:rm|delete|uninstall|prune|reset-keyring)(?![\w-])/;

/**
 * All commands of a page, in order, each group under the heading it stands below. Of a set of tabs, those of the chosen one. Samples
 * that remove something are comments, so that who pastes all of them loses nothing.
 */
function commandsOfPage(page: ParentNode): string {
  let heading = '';
  const groups: string[] = [];
  const parts = page.querySelectorAll(`${HEADING}, .sample[data-code=input]`);
  for (const part of parts) {
    if (part.matches(HEADING)) heading = part.textContent.trim();
    else if (part.querySelector('[data-language=bash]') && !part.closest('[hidden]')) {
      const code = codeText(part);
      groups.push(
        `${heading && `# ${heading}\n`}${REMOVES.test(code) ? code.replaceAll(/^/gm, '# ') : code}`,
      );
      heading = '';
    }
  }
  return groups.join('\n\n');
}

/** Copies all commands of the page, and says so in the element's status. */
export async function copyCommands(element: HTMLElement): Promise<void> {
  const status = element.querySelector('[aria-live]');
  let said: string = strings.copied;
  // The same words are news again only after none.
  if (status) status.textContent = '';
  try {
    await navigator.clipboard.writeText(commandsOfPage(document));
  } catch {
    said = strings.copyCommandsFailed;
  }
  if (!status) return;
  status.textContent = said;
  if (said === strings.copied) setTimeout(() => (status.textContent = ''), SAID_MS);
}
