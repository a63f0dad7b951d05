import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ThemeConfig} from '@docusaurus/theme-common';
import siteConfig from '@generated/docusaurus.config';

// A mode that does not exist, from storage or from the address, would leave the page between the
// modes and the toggle without a sign. Say so, and go on as if the reader had chosen none.
if (ExecutionEnvironment.canUseDOM) {
  const {dataset} = document.documentElement;
  const choice = dataset.themeChoice ?? 'system';
  if (!/^(light|dark|system)$/.test(choice)) {
    reportError(
      new Error(
        `Unexpected color mode "${choice}". Allowed: light, dark. The stored choice is left out.`,
      ),
    );
    const {defaultMode, respectPrefersColorScheme} = (
      siteConfig.themeConfig as unknown as ThemeConfig
    ).colorMode;
    dataset.themeChoice = respectPrefersColorScheme ? 'system' : defaultMode;
    dataset.theme = !respectPrefersColorScheme
      ? defaultMode
      : matchMedia('(prefers-color-scheme: dark)').matches
        ? 'dark'
        : 'light';
  }
}
