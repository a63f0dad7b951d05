import type {Context} from 'hono';
import * as z from 'zod';
import {WatchedFile} from '@toolhive-docs/built-site';
import {contentPolicy, PLAN_FILE, SECURE_HEADERS, barePath} from '@toolhive-docs/hosting';
import {logError} from '../logging';

const HSTS = 'Strict-Transport-Security';

type Headers = Readonly<Record<string, string>>;

/** What a server needs to know of a build. */
export interface ServedPlan {
  /** Sent with every response over TLS. */
  readonly secureHeaders: Headers;
  /** Sent with every response without TLS, where browsers must ignore HSTS (RFC 6797 §7.2). */
  readonly plainHeaders: Headers;
  /** Where the page of a path has gone, by any spelling of the path; undefined when it is not known to have moved. */
  readonly targetOf: (path: string) => string | undefined;
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
    super({
      ...{buildDir, name: PLAN_FILE, what: 'plan', none: NO_PLAN, log: logError},
      parse: (json) => served(Plan.parse(json)),
    });
  }

  /**
   * The headers of a response to a request, by how it came: directly, or through a proxy that names the protocol.
   *
   * @param header - Reads a header of the request.
   */
  headersFor({req}: Context, header = (name: string) => req.header(name)): Headers {
    const {secureHeaders, plainHeaders} = this.read();
    const forwarded = header('X-Forwarded-Proto')?.split(',')[0]?.trim();
    const protocol = forwarded ?? req.url.slice(0, req.url.indexOf(':'));
    return protocol.toLowerCase() === 'https' ? secureHeaders : plainHeaders;
  }
}

function served({headers, redirects}: z.infer<typeof Plan>): ServedPlan {
  const {[HSTS]: _, ...plainHeaders} = headers;
  const targets = new Map(redirects.map(({from, to}) => [barePath(from), to]));
  return {
    secureHeaders: headers,
    plainHeaders,
    targetOf: (path) => (targets.size === 0 ? undefined : targets.get(barePath(path))),
  };
}

/** An address with the query of the one that was asked for, before its anchor. Browsers keep the anchor that they had if the new address has none. */
export function withQuery(to: string, search: string): string {
  const [page = '', anchor] = to.split('#');
  return page + search + (anchor === undefined ? '' : `#${anchor}`);
}
