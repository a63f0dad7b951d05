import * as z from 'zod';
import {contentPolicy, PLAN_FILE, SECURE_HEADERS} from '@toolhive-docs/hosting';
import {Redirects} from './redirects';
import {WatchedFile} from './WatchedFile';

const HSTS = 'Strict-Transport-Security';

type Headers = Readonly<Record<string, string>>;

/** What a server needs to know of a build. */
export interface ServedPlan {
  /** Sent with every response over TLS. */
  readonly secureHeaders: Headers;
  /** Sent with every response without TLS, where browsers must ignore HSTS (RFC 6797 §7.2). */
  readonly plainHeaders: Headers;
  readonly redirects: Redirects;
}

const Plan = z.object({
  headers: z.record(z.string(), z.string()),
  redirects: z.array(z.object({from: z.string(), to: z.string()})),
});

/** While there is no build, nothing inline runs. */
const NO_PLAN = served({
  headers: {
    'Content-Security-Policy': contentPolicy(
      {scripts: [], styles: [], styleAttributes: []},
      {tagService: false, hosts: []},
    ),
    ...SECURE_HEADERS,
  },
  redirects: [],
});

/** What the build says about headers and redirects; a careful plan when there is no build. */
export class HostingPlanFile extends WatchedFile<ServedPlan> {
  constructor(buildDir: string) {
    super(buildDir, PLAN_FILE, 'plan', NO_PLAN);
  }

  protected parse(json: unknown): ServedPlan {
    return served(Plan.parse(json));
  }
}

function served({headers, redirects}: z.infer<typeof Plan>): ServedPlan {
  const {[HSTS]: _, ...plainHeaders} = headers;
  return {secureHeaders: headers, plainHeaders, redirects: new Redirects(redirects)};
}

/** The headers for a response to a request, by how it came: directly, or through a proxy that names the protocol. */
export function headersFor(plan: ServedPlan, url: string, forwardedProto?: string): Headers {
  const protocol = forwardedProto?.split(',')[0]?.trim() ?? url.slice(0, url.indexOf(':'));
  return protocol.toLowerCase() === 'https' ? plan.secureHeaders : plan.plainHeaders;
}
