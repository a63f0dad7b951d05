import {environment, site} from '../site.config';
import {siteConfig} from './siteConfig';

export const config = siteConfig(site, environment);
