// Reason: an element closes the bar in built pages (src/elements/announcementBar).
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import Content from '@theme/AnnouncementBar/Content';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  if (!announcementBar) return null;
  const {id, backgroundColor, textColor, isCloseable} = announcementBar;
  return (
    <announcement-bar
      class={`${ThemeClassNames.announcementBar.container} ${styles.bar}`}
      style={{backgroundColor, color: textColor}}
      role="banner"
      data-id={id}
      data-closeable={isCloseable ? '' : undefined}
    >
      <Content className={styles.content} />
      {isCloseable && <CloseButton className={styles.close} />}
    </announcement-bar>
  );
}
