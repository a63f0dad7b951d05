// What the search button loads on intent: the box and its styles.
import {addStyles} from '../addStyles';

export {SearchModal} from './SearchModal';

addStyles();
