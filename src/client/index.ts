// What runs on every built page.
import './trustedTypes';
import '../elements';
import {answerHeadingLinks} from '../elements/headingLinks';
import {answerShortcuts} from '../elements/shortcutKeys';
import {answerSpace} from '../elements/spaceKey';
import {startAnalytics} from './analytics';
import {watchHistory} from './history';
import {startLinksAhead} from './linksAhead';
import {startLinksInSight} from './linksInSight';
import {isOnShow, startNavigation} from './navigation';
import {startOffline} from './offline/startOffline';
import {startVersions} from './startVersions';
import {markReady} from './ready';
import {startWebMcp} from './webMcp';

// A task of its own: the browser lays out and paints the page between the script's arrival and this.
setTimeout(() => {
  watchHistory(isOnShow);
  startNavigation();
  startLinksAhead();
  startLinksInSight();
  startVersions();
  startAnalytics();
  answerHeadingLinks();
  answerShortcuts();
  answerSpace();
  startOffline();
  startWebMcp();
});
markReady();
