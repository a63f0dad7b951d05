declare global {
  interface Navigator {
    /** Not in every browser (https://wicg.github.io/netinfo/). */
    readonly connection?: {
      readonly effectiveType?: string;
      readonly saveData?: boolean;
      /** Megabits per second. */
      readonly downlink?: number;
    };
  }
}

/** True on Save-Data or 2G: skip prefetching (spec §7). */
export function isCostly(): boolean {
  return (
    navigator.connection?.saveData === true ||
    navigator.connection?.effectiveType?.includes('2g') === true
  );
}

/** From here on a page of ours comes in less time than a reader takes to notice, in megabits per second. */
const FAST_MBPS = 5;

/** True where a page that is fetched in vain takes nothing from the reader. Not known in every browser. */
export function isFree(): boolean {
  return !isCostly() && (navigator.connection?.downlink ?? 0) >= FAST_MBPS;
}
