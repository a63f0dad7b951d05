import {define} from './define';
import {loadPart} from './loadPart';

/** Copies all commands of the page, where it has any. How is fetched when the reader presses the button. */
define('copy-commands', (element, signal) => {
  const load = () => import(/* webpackChunkName: "page-extras" */ './commandsOfPage');
  const copy = (): void =>
    loadPart(element, signal, load, ({copyCommands}) => void copyCommands(element));
  element.toggleAttribute('data-shown', document.querySelector('[data-language=bash]') !== null);
  element.querySelector('button')?.addEventListener('click', copy, {signal});
});
