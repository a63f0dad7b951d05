import type {BuiltIndex} from './BuiltIndex';
import type {EventLog} from './log/EventLog';

/** What the answers are made from. */
export interface Door {
  readonly index: BuiltIndex;
  readonly indexName: string;
  /** Left out when events are off. */
  readonly log?: EventLog | undefined;
}
