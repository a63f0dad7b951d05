// What runs in `npm run dev`, where the framework renders the pages and navigates.
import '../elements';
import {answerHeadingLinks} from '../elements/headingLinks';
import {goToAnchor} from './focus';
import {startVersions} from './startVersions';
import {watchHistory} from './history';
import {isOnShow} from './navigation';

watchHistory(isOnShow);
answerHeadingLinks();

let isFirst = true;

/** The framework calls this after each page that it has rendered. Before the first one there is no data of the site, and nothing that an address could lead to. */
export function onRouteDidUpdate(): void {
  if (!isFirst) return;
  isFirst = false;
  startVersions();
  goToAnchor(location.hash);
}
