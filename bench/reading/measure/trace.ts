/** An event of Chromium's trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** How much of `dur` the thread was given by the processor, which on a busy machine is less. */
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly data?: {readonly documentLoaderURL?: string; readonly isOutermostMainFrame?: boolean};
  };
}

/** What the main thread of a page did, in milliseconds; the first two since navigation began. */
export interface PageTimes {
  readonly fcp: number;
  readonly lcp: number;
  /** Time beyond 50 ms of each task between first contentful paint and the end. */
  readonly blocking: number;
  /** The same with what the processor gave each task: steadier on a machine that others use too. */
  readonly blockingProcessor: number;
  /** All tasks of the main thread, from navigation to the end. */
  readonly mainThread: number;
}

/** From here on a task is felt (https://web.dev/articles/tbt). */
const LONG_TASK_US = 50_000;

/**
 * Reads the times of one page load out of a trace.
 *
 * @param endOfLoad - Milliseconds that are watched after the load event.
 * @throws Error when the trace holds no first contentful paint of a page over HTTP.
 */
export function readTrace(events: readonly TraceEvent[], endOfLoad: number): PageTimes {
  // The browser's own surfaces are pages too, in processes of their own.
  const navigation = events.findLast(
    ({name, args}) =>
      name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith('http'),
  );
  const own = events.filter(({pid}) => pid === navigation?.pid);
  const last = (name: string) => own.findLast((event) => event.name === name);
  const fcp = last('firstContentfulPaint');
  if (navigation === undefined || fcp === undefined)
    throw new Error('The trace holds no first contentful paint: the page stayed blank.');
  const start = navigation.ts;
  const end =
    (own.find(({name, ts}) => name === 'loadEventEnd' && ts >= start)?.ts ?? fcp.ts) +
    endOfLoad * 1000;
  const mainThread =
    own.find(({name, args}) => name === 'thread_name' && args?.name === 'CrRendererMain')?.tid ??
    fcp.tid;
  const tasks = own.filter(({name, tid}) => name === 'RunTask' && tid === mainThread);
  return {
    fcp: (fcp.ts - start) / 1000,
    lcp: ((last('largestContentfulPaint::Candidate')?.ts ?? fcp.ts) - start) / 1000,
    blocking:
      sum(tasks.map((task) => Math.max(0, within(task, fcp.ts, end) - LONG_TASK_US))) / 1000,
    blockingProcessor:
      sum(
        tasks.map((task) => Math.max(0, within(task, fcp.ts, end) * share(task) - LONG_TASK_US)),
      ) / 1000,
    mainThread: sum(tasks.map((task) => within(task, start, end))) / 1000,
  };
}

/** The part of a task that lies between two times. */
function within({ts, dur = 0}: TraceEvent, from: number, until: number): number {
  return Math.max(0, Math.min(ts + dur, until) - Math.max(ts, from));
}

function share({dur = 0, tdur = dur}: TraceEvent): number {
  return dur === 0 ? 1 : Math.min(1, tdur / dur);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
