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

/** Name of the button, which says what is chosen. */
const nameFor = (mode: string): string =>
  translate(
    {
      id: 'theme.colorToggle.ariaLabel',
      message: 'Switch between dark and light mode (currently {mode})',
    },
    {mode},
  );

const choices = () => ({
  system: translate({id: 'theme.colorToggle.ariaLabel.mode.system', message: 'system mode'}),
  light: translate({id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode'}),
  dark: translate({id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode'}),
});

export default function NavbarColorModeToggle({className}: Props): ReactNode {
  const {defaultMode, disableSwitch, respectPrefersColorScheme} = useThemeConfig().colorMode;
  const none = respectPrefersColorScheme ? 'system' : defaultMode;
  if (disableSwitch) return <color-mode-toggle data-none={none} />;
  const {system, light, dark} = choices();
  const names = {system: nameFor(system), light: nameFor(light), dark: nameFor(dark)};
  return (
    <color-mode-toggle
      class={clsx(styles.toggle, className)}
      data-none={none}
      data-choices={respectPrefersColorScheme ? 'system light dark' : 'light dark'}
      data-labels={JSON.stringify(names)}
    >
      <button
        className={`clean-btn ${styles.toggleButton}`}
        type="button"
        // Spec §4: until the client has loaded.
        disabled
        aria-label={names[none]}
      >
        {/* Titles of the button itself would be heard after its name, which says the same. */}
        <span aria-hidden="true" title={light} className={clsx(styles.icon, styles.light)}>
          <IconLightMode />
        </span>
        <span aria-hidden="true" title={dark} className={clsx(styles.icon, styles.dark)}>
          <IconDarkMode />
        </span>
        <span aria-hidden="true" title={system} className={clsx(styles.icon, styles.system)}>
          <IconSystemColorMode />
        </span>
      </button>
    </color-mode-toggle>
  );
}
