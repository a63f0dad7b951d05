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
  let choice: string | null = null;
  try {
    if (disableSwitch) localStorage.removeItem('theme');
    else
      choice =
        new URLSearchParams(location.search).get('docusaurus-theme') ||
        localStorage.getItem('theme');
  } catch {
    // Storage is closed: there is no choice.
  }
  if (choice !== 'light' && choice !== 'dark')
    choice = respectPrefersColorScheme ? 'system' : defaultMode;
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset['theme'] = choice === 'system' ? (isDark ? 'dark' : 'light') : choice;
  root.dataset['themeChoice'] = choice;
}
