import type {Redirect} from './Redirect';

/** What a server must do beyond sending files: the one source of all host files and of our own server. */
export interface HostingPlan {
  /** Path the site lies under; starts and ends with a slash. */
  readonly baseUrl: string;
  /** Sent with every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** Redirects of whole pages; permanent. */
  readonly redirects: readonly Redirect[];
}

/** Where the build keeps its plan for our own server. Hidden files are not served. */
export const PLAN_FILE = '.hosting.json';

/** Files of the build that tell hosts how to serve it. No reader asks for them. */
export const FOR_HOSTS = ['_headers', '_redirects', 'vercel.json'];

/** Answers from here are drawings; opened by themselves they need their own content policy. */
export const DRAWINGS = 'img/diagrams/';

/** Specifications, which tools on other sites may read. */
export const SPECIFICATIONS = 'api-specs/';
