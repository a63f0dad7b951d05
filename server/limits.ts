/** Every limit of what a client, or a collector of metrics, may take up of a server, each with its reason. Times are in milliseconds. Those of a search's content are in `search/limits.ts`. */
export const LIMITS = {
  /** Connections at a time. Reason: a response takes milliseconds, and connections that are only kept give way, so this is far more than readers need; each of them misbehaving in the worst way, they hold up to 200 MB (bench/README.md). */
  connections: 500,

  /** Excess connections that receive a 503; further ones are closed at once. Reason: a flood must not cost a response each. */
  refusals: 100,

  /** How long a refused connection has to read that it was refused. Reason: a round trip of the slowest networks. */
  refusal: 1000,

  /** Requests of a connection that are queued while one is served; the connection is closed when it sends more. Reason: browsers and proxies send none ahead, and each may hold 16 KB of headers. */
  waiting: 8,

  /** Until the headers of a request are there. Reason: they are about 1 KB, which takes half a second on 2G. */
  headers: 10_000,

  /** Until all of a request is there. Reason: the longest that is taken, 100 KB, needs 3.4 KB a second, and readers send a hundredth of it. */
  request: 30_000,

  /** How often requests are checked for both. */
  check: 1000,

  /** How long an idle connection is kept. Reason: readers who go on to the next page do so sooner, or can connect anew. */
  idle: 5000,

  /**
   * How long a client may take nothing of its response. Progress counts and not the whole time: readers on 2G take minutes for a large page.
   * Reason: the system tells of progress in parts of its buffer, some 100 KB, which a phone on 2G (2.5 KB a second) takes in 40 seconds.
   */
  stalled: 120_000,

  /** The same once the server is asked to stop; noticed after twice this time at the latest. Reason: a phone that changes cells reads on within two seconds. */
  stalledAtStop: 2000,

  /** When a server that was asked to stop cuts off what is still moving. Reason: container hosts kill a program ten seconds after they asked it to stop. */
  stop: 7000,

  /** How long a collector may take for the metrics of a minute, sent again or not. Reason: at a stop, one sending may be under way and the last one follows, which with `stop` stays below ten seconds. What is lost comes with the next, as sums do, unless the environment asks for the temporality `delta`. */
  collector: 1400,
};

export type Limits = Readonly<typeof LIMITS>;
