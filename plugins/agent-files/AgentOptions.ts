import type {VcsConfig} from '@docusaurus/types';

/** How the site speaks to programs. */
export interface AgentOptions {
  /** Release that the current pages describe. */
  readonly release: string;
  /** What the whole site is about, in one sentence. */
  readonly description: string;
  /** Tells when pages last changed. */
  readonly dates: VcsConfig;
}
