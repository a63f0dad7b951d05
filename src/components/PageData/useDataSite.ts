import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {DataSite} from './structuredData';

/** The site, as data about its pages names it. */
export function useDataSite(): DataSite {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {title, tagline, url, baseUrl, customFields} = siteConfig;
  const {release, elsewhere} = customFields as unknown as Pick<DataSite, 'release' | 'elsewhere'>;
  return {
    title,
    tagline,
    root: new URL(baseUrl, url).href,
    language: i18n.currentLocale,
    release,
    elsewhere,
  };
}
