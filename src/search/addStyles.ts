import styles from '!!../../plugins/style-text/styleText.mjs!./search.css';
import {adoptStyles} from '../lazyStyles/adoptStyles';

/** Adds the styles of search to the page. */
export function addStyles(): void {
  adoptStyles(styles);
}
