// Reason: page text stays static HTML, so tabs are markup that an element answers (src/elements/docTabs).
import {Children, Fragment, isValidElement, useId, type ReactElement, type ReactNode} from 'react';
import * as strings from '../../../i18n/en/strings';
import styles from './styles.module.css';

export interface TabItemProps {
  value: string;
  label: string;
  children: ReactNode;
}

export interface TabsProps {
  /** Tabs of one group change together, on all pages, and the choice is kept. */
  groupId: string;
  children: ReactNode;
}

export default function Tabs({groupId, children}: TabsProps): ReactNode {
  const id = useId();
  const items = Children.toArray(children).filter((child): child is ReactElement<TabItemProps> =>
    isValidElement(child),
  );
  return (
    <doc-tabs class={styles.tabs} data-tabs={groupId}>
      <div
        className={`tabs ${styles.list}`}
        role="tablist"
        aria-label={strings.tabGroups[groupId] ?? groupId.replaceAll('-', ' ')}
      >
        {items.map(({props: {value, label}}, index) => (
          <Fragment key={value}>
            <button
              type="button"
              role="tab"
              id={`${id}-${value}`}
              className="tabs__item"
              aria-controls={`${id}-${value}-panel`}
              aria-selected={index === 0}
              tabIndex={index === 0 ? 0 : -1}
              data-value={value}
            >
              {label}
            </button>{' '}
          </Fragment>
        ))}
      </div>
      {items.map(({props: {value, label, children: panel}}, index) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}-${value}-panel`}
          className={styles.panel}
          aria-labelledby={`${id}-${value}`}
          data-value={value}
          data-inactive={index === 0 ? undefined : ''}
        >
          <strong className="tab-name">{label}</strong>
          {panel}
        </div>
      ))}
    </doc-tabs>
  );
}
