/**
 * Lets what is far below the top be laid out later (src/css/later.css) in a visit that begins at the top. One that begins where the
 * reader was before, or at an anchor, needs the height of everything above. Its text goes into the page, so it must not use anything outside of it.
 */
export function allowLayOutLater(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Chromium leaves links to text (`#:~:text=`) out of the location.
  if (visit && visit.type === 'navigate' && !visit.name.includes('#'))
    document.documentElement.dataset['layOut'] = 'later';
}
