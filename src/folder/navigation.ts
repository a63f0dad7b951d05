import {inFolder} from './root';

/** In the place of src/client/navigation: pages are opened by the browser. */
export const PAGE_SHOWN = 'docs:page';

export const isOnShow = (): boolean => true;

/** Opens a page of the folder. */
export const visit = (url: URL): void => location.assign(inFolder(url));
