import type {ReactNode} from 'react';
import * as strings from '../../../i18n/en/strings';
import styles from './Sidebar.module.css';
import type {ApiModel} from '../../../plugins/api-reference/model';
import {Method} from './Text';

function Entry({
  id,
  isCurrent = false,
  children,
}: {
  id: string;
  /** Whether readers are there when the page opens. Later an element follows them (src/elements/followReader). */
  isCurrent?: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <li>
      <a href={`#${id}`} aria-current={isCurrent ? 'location' : undefined}>
        {children}
      </a>
    </li>
  );
}

/** All operations by tag, and the schemas. On phones its button opens it, where scripts run. */
export function Sidebar({
  model: {groups, schemas, common, security, console},
}: {
  model: ApiModel;
}): ReactNode {
  return (
    <nav aria-label={strings.apiOperations} className={styles.sidebar}>
      <button type="button" aria-expanded="false" aria-controls="api-operations">
        {strings.operations} <span data-place="">{strings.overview}</span>
      </button>
      <ul id="api-operations" className={styles.list}>
        <Entry id="overview" isCurrent>
          {strings.overview}
        </Entry>
        {console && <Entry id="try">{strings.tryInThisPage}</Entry>}
        {security.length > 0 && <Entry id="security">{strings.authentication}</Entry>}
        {common.length > 0 && <Entry id="common">{strings.commonResponses}</Entry>}
        {groups.map(({id, title, operations}) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
            <ul>
              {operations.map((operation) => (
                <Entry key={operation.id} id={operation.id}>
                  <span>{operation.summary}</span>{' '}
                  <Method name={operation.webhook ? 'HOOK' : operation.method} />
                </Entry>
              ))}
            </ul>
          </li>
        ))}
        {schemas.length > 0 && (
          <li>
            <a href="#schemas">{strings.schemas}</a>
            <ul>
              {schemas.map(({id, title}) => (
                <Entry key={id} id={id}>
                  {title}
                </Entry>
              ))}
            </ul>
          </li>
        )}
      </ul>
    </nav>
  );
}
