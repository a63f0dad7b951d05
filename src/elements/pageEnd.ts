import {mayCount} from '../client/mayCount';
import {site} from '../client/site';
import {askWhetherHelpful} from './feedbackForm';

export {copyCommands} from './commandsOfPage';

/** Asks whether the page helped, where a server keeps the answers. */
export function connect(element: HTMLElement): void {
  const {feedback} = site().search;
  if (!feedback || !mayCount()) return;
  // As high as the question, so that nothing moves when it comes.
  Object.assign(element.style, {display: 'block', minHeight: '3.5rem'});
  askWhetherHelpful(element, feedback);
}
