import answer from '!!../../../plugins/style-text/styleText.mjs!./styles/answer.css';
import buttons from '!!../../../plugins/style-text/styleText.mjs!./styles/buttons.css';
import columns from '!!../../../plugins/style-text/styleText.mjs!./styles/columns.css';
import fields from '!!../../../plugins/style-text/styleText.mjs!./styles/fields.css';
import frame from '!!../../../plugins/style-text/styleText.mjs!./styles/frame.css';
import history from '!!../../../plugins/style-text/styleText.mjs!./styles/history.css';
import modes from '!!../../../plugins/style-text/styleText.mjs!./styles/modes.css';
import target from '!!../../../plugins/style-text/styleText.mjs!./styles/target.css';
import tour from '!!../../../plugins/style-text/styleText.mjs!./styles/tour.css';
import {adoptStyles} from '../adoptStyles';

/** Adds the styles of consoles and tour to the page. */
export function addStyles(): void {
  adoptStyles(frame + target + columns + fields + buttons + answer + history + tour + modes);
}
