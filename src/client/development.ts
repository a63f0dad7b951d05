// What runs in `npm run dev`, where the framework renders the pages and navigates.
import '../elements';
import {followVersions} from './docsVersion';
import {watchHistory} from './history';

watchHistory();
followVersions();
