import dialog from '!!../../../plugins/style-text/styleText.mjs!./styles/dialog.css';
import field from '!!../../../plugins/style-text/styleText.mjs!./styles/field.css';
import hints from '!!../../../plugins/style-text/styleText.mjs!./styles/hints.css';
import hit from '!!../../../plugins/style-text/styleText.mjs!./styles/hit.css';
import list from '!!../../../plugins/style-text/styleText.mjs!./styles/list.css';
import page from '!!../../../plugins/style-text/styleText.mjs!./styles/page.css';
import screens from '!!../../../plugins/style-text/styleText.mjs!./styles/screens.css';
import {adoptStyles} from '../adoptStyles';

/** Adds the styles of search to the page. */
export function addStyles(): void {
  adoptStyles(dialog + field + hit + list + screens + hints + page);
}
