export {cacheControl} from './cacheControl';
export {contentPolicy, DRAWING_POLICY, type Needs} from './contentPolicy';
export {DRAWINGS, FOR_HOSTS, PLAN_FILE, SPECIFICATIONS, type HostingPlan} from './HostingPlan';
export {escapeHtml, redirectPage} from './redirectPage';
export {InlineCodeFinder} from './InlineCodeFinder';
export {withMovedAnchors} from './movedAnchors';
export {
  API_CATALOG,
  CATALOG_LINK,
  LINKSET,
  NOT_LISTED,
  OPEN_HEADERS,
  SECURE_HEADERS,
} from './secureHeaders';
export type {FileHeader} from './secureHeaders';
export {headersFile, redirectsFile} from './netlifyFiles';
export {nginxConfig} from './nginxConfig';
export {barePath, pageRedirects, type Redirect} from './Redirect';
export {ATTRIBUTES, attributesOf, tagsOf} from './tagsOf';
export {vercelConfig} from './vercelConfig';
