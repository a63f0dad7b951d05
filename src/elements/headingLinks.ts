import * as strings from '../../i18n/en/strings';
import {COPIED_MS} from './codeSample';
import {say} from '../client/say';

/** Copies the address of a heading, and says so: by a mark, and to those who hear the page. */
async function copyAddress(link: HTMLAnchorElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    // The browser allows no copying here; its address bar holds the address by now.
    return;
  }
  say(strings.linkCopied);
  link.dataset['copied'] = '';
  setTimeout(() => delete link.dataset['copied'], COPIED_MS);
}

/** A press on the link beside a heading goes there, and copies its address. */
export function answerHeadingLinks(): void {
  document.addEventListener('click', ({target}) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a.hash-link');
    if (link) void copyAddress(link);
  });
}
