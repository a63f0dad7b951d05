import {define} from './define';
import {whileScrollable} from './whileScrollable';

/** A table or a diagram that scrolls by itself. */
define('scroll-area', (element) => whileScrollable(element.firstElementChild));
