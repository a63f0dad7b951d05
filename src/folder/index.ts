// What runs in pages that are opened from a folder, without a server (scripts/folder). One classic script, since browsers
// load no modules there; what would fetch, or start a worker, is replaced by the files beside this one.
import './fetchFile';
import '../elements';
import {answerShortcuts} from '../elements/shortcutKeys';
import {answerSpace} from '../elements/spaceKey';
import {watchHistory} from '../client/history';
import {startVersions} from '../client/startVersions';
import {layOutWhenScrolled} from '../client/layOut';
import {markReady} from '../client/ready';
import {isOnShow} from './navigation';

// The results page follows the way back.
watchHistory(isOnShow);
startVersions();
answerShortcuts();
answerSpace();
layOutWhenScrolled();
markReady();
