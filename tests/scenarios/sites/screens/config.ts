import {smallSite} from '../smallSite';

/** Every option is ours. Guides and commands are its own, so that their pictures do not change with our words; the start page and the API are ours. */
export const config = smallSite({options: {}, environment: {}});
