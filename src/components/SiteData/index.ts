export {SiteData} from './SiteData';
