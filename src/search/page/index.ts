// What the results page loads once there is something to search.
import {addStyles} from '../addStyles';

export {SearchResults} from './SearchResults';

addStyles();
