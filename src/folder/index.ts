// What runs in pages that are opened from a folder, without a server (scripts/folder). One classic script, since browsers
// load no modules there; what would fetch, or start a worker, is replaced by the files beside this one.
import './fetchFile';
import '../elements';
import {answerShortcuts} from '../elements/shortcutKeys';
import {answerSpace} from '../elements/spaceKey';
import {ADDRESS_CHANGE} from '../client/history';
import {startVersions} from '../client/startVersions';
import {layOutWhenScrolled} from '../client/layOut';
import {markReady} from '../client/ready';

// The results page follows the way back.
addEventListener('popstate', () => dispatchEvent(new Event(ADDRESS_CHANGE)));
startVersions();
answerShortcuts();
answerSpace();
layOutWhenScrolled(document.body);
markReady();
