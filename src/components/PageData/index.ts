export {PageData} from './PageData';
export {breadcrumbList, softwareApplication, techArticle, webSite} from './structuredData';
export {useDataSite} from './useDataSite';
