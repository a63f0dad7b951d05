// What answers clicks and keys in pages, one file for each element. The markup is rendered by src/theme and src/components.
import './announcementBar';
import './apiReference';
import './backToTop';
import './codeSample';
import './colorModeToggle';
import './docSidebar';
import './docTabs';
import './hidingNavbar';
import './navDropdown';
import './nearestPages';
import './pageContents';
import './phoneMenu';
import './scrollTable';
import './searchButton';
import './searchPage';
