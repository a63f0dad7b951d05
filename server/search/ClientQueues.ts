import {HttpError} from './HttpError';
import {MAX_CLIENT_TASKS, MAX_PASSED_OVER_MS, MAX_WAIT_MS} from './limits';

/** Something that waits for its turn. */
interface Waiting<Task> {
  readonly task: Task;
  /** When it was asked for, as `performance.now()` has it. */
  readonly asked: number;
}

/**
 * What clients wait for. Clients come one after the other: who asks a lot waits for its own requests, not others for it. Of one client the
 * newest comes first: it is the letter that was typed last, and where more is asked than can be done, most still get their results soon.
 * What would wait too long is refused at once, while its client still waits and can ask elsewhere.
 */
export class ClientQueues<Task> {
  readonly #queues = new Map<string, Waiting<Task>[]>();
  /** What a task took lately, in milliseconds. */
  #usual = 1;

  /**
   * @param atATime - How many tasks run beside each other.
   * @param longestWait - How long a task may have to wait, in milliseconds.
   */
  constructor(
    private readonly atATime: number,
    private readonly longestWait = MAX_WAIT_MS,
  ) {}

  /** @throws HttpError 429 for a client with too many tasks waiting, 503 when the wait would be too long. */
  add(client: string, task: Task): void {
    const queue = this.#queues.get(client) ?? [];
    if (queue.length >= MAX_CLIENT_TASKS)
      throw new HttpError(429, 'Too many requests at a time; wait for the results of the others', {
        'Retry-After': '1',
      });
    const before = (queue.length + 1) * Math.max(1, this.#queues.size);
    if ((before * this.#usual) / this.atATime > this.longestWait)
      throw new HttpError(503, 'Too many searches wait; try again in a second', {
        'Retry-After': '1',
      });
    queue.push({task, asked: performance.now()});
    this.#queues.set(client, queue);
  }

  /** The newest task of the client that has waited longest for its turn, or the oldest once it was passed over for long. */
  take(): Task | undefined {
    const [first] = this.#queues;
    if (first === undefined) return undefined;
    const [client, queue] = first;
    const [oldest] = queue;
    const isOverdue = oldest !== undefined && performance.now() - oldest.asked > MAX_PASSED_OVER_MS;
    const next = isOverdue ? queue.shift() : queue.pop();
    this.#queues.delete(client);
    if (queue.length > 0) this.#queues.set(client, queue);
    return next?.task;
  }

  /** Takes down how long a task ran, in milliseconds. */
  note(milliseconds: number): void {
    // Not more than may be waited: who waits for nobody must never be refused, or nothing would be measured again.
    this.#usual += (Math.min(milliseconds, this.longestWait) - this.#usual) / 50;
  }
}
