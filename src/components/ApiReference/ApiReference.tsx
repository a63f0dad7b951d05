import type {ReactNode} from 'react';
import * as strings from '../../../i18n/en/strings';
import {SectionHeading} from '../SectionHeading';
import type {ApiModel, PageAddresses} from '../../../plugins/api-reference/model';
import {MAIN_ID} from '../../client/Page';
import {PageMenu} from '../PageMenu';
import styles from './ApiReference.module.css';
import {Operation} from './Operation';
import {Overview} from './Overview';
import {Schemas} from './Schemas';
import {Sidebar} from './Sidebar';
import {Prose} from './Text';

export interface ApiReferenceProps {
  model: ApiModel;
  addresses: PageAddresses;
  /** The first of the breadcrumbs, which is the theme's. */
  home?: ReactNode;
}

/** Where the page stands in the docs; marked up like the framework's own breadcrumbs. */
function Breadcrumbs({home}: Pick<ApiReferenceProps, 'home'>): ReactNode {
  return (
    <nav className="theme-doc-breadcrumbs" aria-label={strings.breadcrumbs}>
      <ul className="breadcrumbs">
        {home}
        <li className="breadcrumbs__item">
          <span className="breadcrumbs__link">{strings.reference}</span>
        </li>
        <li className="breadcrumbs__item breadcrumbs__item--active">
          <span className="breadcrumbs__link" aria-current="page">
            {strings.apiReference}
          </span>
        </li>
      </ul>
    </nav>
  );
}

/** The whole page between navbar and footer, static: no part of it needs a script to be read. */
export function ApiReference({model, addresses, home}: ApiReferenceProps): ReactNode {
  return (
    <div className={styles.page} data-api={addresses.files.json}>
      <Sidebar model={model} />
      <main id={MAIN_ID}>
        <article className="markdown">
          <div className="page-top">
            <Breadcrumbs home={home} />
            <PageMenu />
          </div>
          <Overview model={model} files={addresses.files} />
          {model.groups.map(({id, title, description, operations}) => (
            <section key={id}>
              <SectionHeading as="h2" id={id}>
                {title}
              </SectionHeading>
              <Prose html={description} />
              {operations.map((operation) => (
                <Operation
                  key={operation.id}
                  operation={operation}
                  release={model.release}
                  hasConsole={model.console}
                />
              ))}
            </section>
          ))}
          <Schemas schemas={model.schemas} />
        </article>
      </main>
    </div>
  );
}
