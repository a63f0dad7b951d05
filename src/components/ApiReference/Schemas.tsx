import type {ReactNode} from 'react';
import * as strings from '../../../i18n/en/strings';
import {Filled} from '../Filled';
import {SectionHeading} from '../SectionHeading';
import type {NamedSchemaModel} from '../../../plugins/api-reference/model';
import {SchemaBody, SchemaRules} from './Schema';
import {Prose, TypeName} from './Text';

/** Every schema that has a name in the file, with the operations and schemas that use it. */
export function Schemas({schemas}: {schemas: readonly NamedSchemaModel[]}): ReactNode {
  if (!schemas.length) return null;
  return (
    <section>
      <SectionHeading as="h2" id="schemas">
        {strings.schemas}
      </SectionHeading>
      {schemas.map(({id, name, title, schema, usedBy}) => (
        <section key={id}>
          <SectionHeading as="h3" id={id}>
            {title}
          </SectionHeading>
          <p data-search="skip">
            {title !== name && (
              <>
                <code>{name}</code>{' '}
              </>
            )}
            <i>
              <TypeName parts={schema.type} />
            </i>
          </p>
          <Prose html={schema.description} />
          <SchemaRules schema={schema} />
          <SchemaBody schema={schema} />
          {usedBy.length > 0 && (
            <p data-search="skip">
              <Filled
                text={strings.usedBy}
                parts={{
                  users: usedBy.map((user, index) => (
                    <span key={user.href}>
                      {index > 0 && ', '}
                      <TypeName parts={[user]} />
                    </span>
                  )),
                }}
              />
            </p>
          )}
        </section>
      ))}
    </section>
  );
}
