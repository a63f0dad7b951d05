// What comes when the page has been read for a while, or on the page about reading offline.
export {connect} from './offlineDocs';
export {keepVisited} from './keepVisited';
