// In the place of src/client/navigation: pages are opened by the browser.
import {inFolder} from './root';

/** Whether the address is the one of the page on show: here always. */
export const isOnShow = (): boolean => true;

/** Opens a page of the folder. */
export const visit = (url: URL): void => location.assign(inFolder(url));
