import type {SandboxState} from '@toolhive-docs/api-sandbox';
import {isObject} from '@toolhive-docs/options/isObject';
import type {Target} from './SessionState';

const KEY = 'api-console';

/** What outlives a reload of the page, and ends with the tab. */
export interface StoredSession {
  readonly target: Target;
  readonly host: string;
  readonly sandbox: SandboxState | undefined;
  readonly tour: StoredTour | undefined;
}

/** How far a reader came in the tour. */
export interface StoredTour {
  readonly step: number;
  /** Rounds before this one; each round has workloads of its own. */
  readonly round: number;
}

/** Reads what an earlier load of the page left. Anything that it cannot have left counts as absent. */
export function readSession(text: string | null): Partial<StoredSession> {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '');
  } catch {
    return {};
  }
  if (!isObject(value)) return {};
  const {target, host, sandbox, tour} = value;
  return {
    ...(target === 'sandbox' || target === 'server' ? {target} : {}),
    ...(typeof host === 'string' ? {host} : {}),
    ...(isState(sandbox) ? {sandbox} : {}),
    ...(isTour(tour) ? {tour} : {}),
  };
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

const isTour = (value: unknown): value is StoredTour =>
  isObject(value) && isCount(value['step']) && isCount(value['round']);

/** Milliseconds since 1970, as far as dates reach. */
const isTime = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && !Number.isNaN(new Date(value).valueOf());

const FIELDS = {
  name: 'string',
  image: 'string',
  port: 'number',
  fails: 'boolean',
} as const;

function isState(value: unknown): value is SandboxState {
  if (!isObject(value)) return false;
  const {clients, removedRegistries, workloads} = value;
  const areTexts = (list: unknown): boolean =>
    Array.isArray(list) && list.every((item) => typeof item === 'string');
  return (
    areTexts(clients) &&
    areTexts(removedRegistries) &&
    Array.isArray(workloads) &&
    workloads.every(isWorkload)
  );
}

function isWorkload(value: unknown): boolean {
  if (!isObject(value)) return false;
  const {createdAt, readyAt, stoppedAt} = value;
  return (
    [createdAt, readyAt].every(isTime) &&
    (stoppedAt === null || isTime(stoppedAt)) &&
    Object.entries(FIELDS).every(([field, type]) => typeof value[field] === type)
  );
}

/** Reads the session from the browser; nothing where storage is closed to us. */
export function loadSession(): Partial<StoredSession> {
  try {
    return readSession(sessionStorage.getItem(KEY));
  } catch {
    return {};
  }
}

/** Keeps the session; where storage is closed or full it holds for this page. */
export function storeSession(session: StoredSession): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(session));
  } catch {
    // What is shown stays right; only a reload begins anew.
  }
}
