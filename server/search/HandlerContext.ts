import type {LimitFunction} from 'p-limit';
import type {BuiltIndex} from './BuiltIndex';
import type {EventLog} from './log/EventLog';

/** Dependencies of the search handlers. */
export interface HandlerContext {
  readonly index: BuiltIndex;
  readonly indexName: string;
  /** Semaphore with a queue: so many batches of queries run at a time. */
  readonly batches: LimitFunction;
  /** Left out when events are off. */
  readonly log?: EventLog | undefined;
}
