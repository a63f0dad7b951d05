// What runs in `npm run dev`, where the framework renders the pages and navigates.
import '../elements';
import {followVersions} from './docsVersion';
import {watchHistory} from './history';

watchHistory();

let isFollowing = false;

/** The framework calls this after each page that it has rendered; before the first one there is no data of the site. */
export function onRouteDidUpdate(): void {
  if (!isFollowing) followVersions();
  isFollowing = true;
}
