import type {BuiltIndex} from './BuiltIndex';
import type {EventLog} from './log/EventLog';
import type {Turns} from './Turns';

/** What the answers are made from. */
export interface Door {
  readonly index: BuiltIndex;
  readonly indexName: string;
  /** Batches of queries wait for theirs. */
  readonly turns: Turns;
  /** Left out when events are off. */
  readonly log?: EventLog | undefined;
}
