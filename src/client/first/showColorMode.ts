/** What decides the colour mode beside the reader. */
export interface ColorModeOptions {
  readonly defaultMode: 'light' | 'dark';
  readonly respectPrefersColorScheme: boolean;
  readonly disableSwitch: boolean;
}

/**
 * Shows the colour mode of the reader's choice (spec §4). Runs in the head of each page, before anything is
 * painted; its text goes into the page, so it must not use anything outside of it.
 */
export function showColorMode({
  defaultMode,
  respectPrefersColorScheme,
  disableSwitch,
}: ColorModeOptions): void {
  const root = document.documentElement;
  const isMode = (text: string | null): text is 'light' | 'dark' =>
    text === 'light' || text === 'dark';
  let choice: string | null = null;
  try {
    const stored = localStorage.getItem('theme');
    // Who follows the system has no choice stored; other programs write it down.
    const isWrong = stored !== null && stored !== 'system' && !isMode(stored);
    if (disableSwitch || isWrong) localStorage.removeItem('theme');
    if (!disableSwitch) {
      const asked = new URLSearchParams(location.search).get('docusaurus-theme');
      choice = asked === 'system' || isMode(asked) ? asked : stored;
      if (isWrong)
        reportError(
          new Error(
            `Unexpected color mode "${stored}" in storage. Allowed: light, dark. It is left out.`,
          ),
        );
    }
  } catch {
    // Storage is closed: there is no choice.
  }
  if (!isMode(choice)) choice = respectPrefersColorScheme ? 'system' : defaultMode;
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset['theme'] = choice === 'system' ? (isDark ? 'dark' : 'light') : choice;
  root.dataset['themeChoice'] = choice;
}
