import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import * as z from 'zod';
import {contentPolicy, PLAN_FILE, SECURE_HEADERS} from '@toolhive-docs/hosting';
import {logError, reasonOf} from '../logging';
import {oncePerTurn, stateOf} from './oncePerTurn';
import {Redirects} from './redirects';

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

/** What the build says about headers and redirects, read again whenever it changes. */
export class HostingPlanFile {
  readonly #file: string;
  readonly #stateNow = oncePerTurn(stateOf);
  #state = '';
  #plan = NO_PLAN;

  constructor(buildDir: string) {
    this.#file = join(buildDir, PLAN_FILE);
  }

  /** The plan of the build that is there now, a careful one when it has none, and the last good one while its file is broken or half written. */
  read(): ServedPlan {
    const state = this.#stateNow(this.#file);
    if (state === this.#state) return this.#plan;
    this.#state = state;
    try {
      this.#plan =
        state === '' ? NO_PLAN : served(Plan.parse(JSON.parse(readFileSync(this.#file, 'utf8'))));
    } catch (error) {
      logError(
        `${this.#file} cannot be read, so the last good plan stays: ${reasonOf(error)}. Fix: run \`npm run build\`.`,
      );
    }
    return this.#plan;
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
