declare global {
  interface Navigator {
    /** Not in every browser (https://wicg.github.io/netinfo/). */
    readonly connection?: {
      readonly effectiveType?: string;
      readonly saveData?: boolean;
    };
  }
}

/** True on Save-Data or 2G: skip prefetching (spec §7). */
export function isCostly(): boolean {
  const {saveData = false, effectiveType = ''} = navigator.connection ?? {};
  return saveData || effectiveType.includes('2g');
}
