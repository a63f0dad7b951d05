import type {Page} from '@playwright/test';
import type {FixtureIndex} from './fixture';

/** What a case works with. */
export interface CaseContext {
  /** The server that was started, `http://127.0.0.1:port`. */
  readonly url: string;
  /** The same without its protocol, as clients name hosts. */
  readonly host: string;
  readonly fixture: FixtureIndex;
  /** Loads a package from the folder of the clients. */
  readonly load: (name: string) => unknown;
  /** Path of a file of a package. */
  readonly file: (path: string) => string;
  /** Opens an empty page of another origin, in which the provider's hosts are the server. */
  readonly openPage: () => Promise<Page>;
  /** Address of the stock site's build. */
  readonly stockSite: string;
  /** Lines of the server's event log. */
  readonly events: () => Promise<readonly Readonly<Record<string, unknown>>[]>;
}

/** One client and what it is used for. */
export interface Case {
  /** As the table names it. */
  readonly client: string;
  /** What is tried, in a few words. */
  readonly uses: string;
  /** Rejects when the client does not work. */
  readonly run: (context: CaseContext) => Promise<void>;
}

/** Keys that the server asks for. */
export const APP_ID = 'APP';
export const API_KEY = 'KEY';
