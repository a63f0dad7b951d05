// Reason: an element answers the toggle in built pages (src/elements/colorModeToggle); without a switch it still follows the system.
import {useThemeConfig} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import type {Props} from '@theme/Navbar/ColorModeToggle';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Label = readonly [title: string, name: string];

/** What the button says for a choice: its title, and its name for those who hear the page. */
function label(mode: string): Label {
  const name = translate(
    {
      id: 'theme.colorToggle.ariaLabel',
      message: 'Switch between dark and light mode (currently {mode})',
    },
    {mode},
  );
  return [mode, name];
}

const labels = (): Readonly<Record<'system' | 'light' | 'dark', Label>> => ({
  system: label(translate({id: 'theme.colorToggle.ariaLabel.mode.system', message: 'system mode'})),
  light: label(translate({id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode'})),
  dark: label(translate({id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode'})),
});

export default function NavbarColorModeToggle({className}: Props): ReactNode {
  const {defaultMode, disableSwitch, respectPrefersColorScheme} = useThemeConfig().colorMode;
  const none = respectPrefersColorScheme ? 'system' : defaultMode;
  if (disableSwitch) return <color-mode-toggle data-none={none} />;
  const texts = labels();
  return (
    <color-mode-toggle
      class={clsx(styles.toggle, className)}
      data-none={none}
      data-choices={respectPrefersColorScheme ? 'system light dark' : 'light dark'}
      data-labels={JSON.stringify(texts)}
    >
      <button
        className={`clean-btn ${styles.toggleButton}`}
        type="button"
        // Spec §4: until the client has loaded.
        disabled
        title={texts[none][0]}
        aria-label={texts[none][1]}
      >
        <IconLightMode aria-hidden className={clsx(styles.icon, styles.light)} />
        <IconDarkMode aria-hidden className={clsx(styles.icon, styles.dark)} />
        <IconSystemColorMode aria-hidden className={clsx(styles.icon, styles.system)} />
      </button>
    </color-mode-toggle>
  );
}
