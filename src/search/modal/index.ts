// What the search button loads on intent: the box, its styles, and the way to get ready.
import {addStyles} from '../addStyles';
import {pageClient} from '../client/pageClient';

export {SearchModal} from './SearchModal';

addStyles();
pageClient.prepare();
