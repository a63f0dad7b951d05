// What the results page loads once there is something to search.
import {addStyles} from '../addStyles';
import {pageClient} from '../client/pageClient';

export {SearchResults} from './SearchResults';

addStyles();
pageClient.prepare();
