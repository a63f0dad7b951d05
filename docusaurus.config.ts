import {siteConfig} from './config/siteConfig';
import {environment, site} from './site.config';

// The framework demands a default export here, and takes no other.
export default siteConfig(site, environment);
