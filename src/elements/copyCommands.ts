import {define} from './define';
import {sayMissing} from './sayMissing';

/** Copies all commands of the page, where it has any. How is fetched when the reader presses the button. */
define('copy-commands', (element, signal) => {
  const copy = (): void => {
    import(/* webpackChunkName: "page-extras" */ './commandsOfPage').then(
      ({copyCommands}) => void copyCommands(element),
      () => sayMissing(element, signal, copy),
    );
  };
  element.toggleAttribute('data-shown', document.querySelector('[data-language=bash]') !== null);
  element.querySelector('button')?.addEventListener('click', copy, {signal});
});
