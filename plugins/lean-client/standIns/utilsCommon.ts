/**
 * In place of the index of `@docusaurus/utils-common`: the functions that pages call, without the
 * compiler's helper library that the index brings along.
 */
export {default as applyTrailingSlash} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export {getErrorCausalChain} from '@docusaurus/utils-common/lib/errorUtils';
