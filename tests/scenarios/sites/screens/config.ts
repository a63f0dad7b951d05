import {smallSite} from '../smallSite';

/** Every option is ours, and no page: what its pictures show does not change with our words. */
export const config = smallSite({options: {}, environment: {}});
