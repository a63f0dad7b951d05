import {site} from '../client/site';
import {copyCommands} from './commandsOfPage';
import {askWhetherHelpful} from './feedbackForm';

/**
 * Lets a reader copy all commands of a page, and asks whether it helped, where a server keeps the answers.
 *
 * @param element - Holds the question; beside it is the button that copies.
 */
export function connect(element: HTMLElement, signal: AbortSignal): void {
  const copy = element.parentElement?.querySelector<HTMLElement>('copy-commands');
  copy?.querySelector('button')?.addEventListener('click', () => void copyCommands(copy), {signal});
  const {feedback} = site().search;
  // The same rule as for search events (src/islands/search/events/report).
  if (!feedback || navigator.globalPrivacyControl || navigator.doNotTrack === '1') return;
  // As high as the question, so that nothing moves when it comes.
  Object.assign(element.style, {display: 'block', minHeight: '3.5rem'});
  askWhetherHelpful(element, feedback);
}
