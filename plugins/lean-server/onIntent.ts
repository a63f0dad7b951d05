/** Parts of `src` that a page loads with `import()` when its reader is about to need them. */
const PARTS = ['apiConsole', 'search/modal', 'search/page', 'staticContent/bringLists'];

/** How pages name these parts when they load them. */
export const ON_INTENT: readonly RegExp[] = PARTS.map(
  (part) => new RegExp(`^\\.\\./(.*/)?${part}$`),
);
