import {site} from '../client/site';
import {inFolder} from './root';

/** In the place of src/islands/search/hits/destination: hits lead to pages of the folder. */
export const destination = (url: string): {readonly path: string} => ({path: hrefOf(url)});

/** The address of the file that a hit leads to. */
export const hrefOf = (url: string): string => inFolder(new URL(url, site().url)).href;
