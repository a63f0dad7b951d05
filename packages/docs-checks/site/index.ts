import type {SiteRule} from '../rule';
export const siteRules: readonly SiteRule[] = [];
