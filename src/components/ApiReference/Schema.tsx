import {Fragment, type ReactNode} from 'react';
import * as strings from '../../../i18n/en/strings';
import {Filled} from '../Filled';
import type {ChoiceGroup, FieldView, SchemaView} from '../../../plugins/api-reference/model';
import {Facts, Prose, TypeName} from './Text';

/** The allowed values, each with what people call it. */
function Values({values}: {values: SchemaView['values']}): ReactNode {
  if (!values) return null;
  return (
    <ul>
      {values.map(({value, label}) => (
        <li key={value}>
          <code>{value}</code> {label}
        </li>
      ))}
    </ul>
  );
}

/** Where the fields of a schema stand that is not repeated here, unless its type says so already. */
function ShownAt({schema: {shownAt, type}}: {schema: SchemaView}): ReactNode {
  if (!shownAt || type.some(({href}) => href === shownAt.href)) return null;
  return (
    <p>
      <Filled text={strings.itsFields} parts={{link: <a href={shownAt.href}>{shownAt.text}</a>}} />
    </p>
  );
}

function Choices({choices = []}: {choices?: readonly ChoiceGroup[] | undefined}): ReactNode {
  return choices.map(({label, options}) => (
    <div key={label}>
      <p>{label}:</p>
      {options.map(({id, label: name, schema}) => (
        <details key={id} id={id}>
          <summary data-search="skip">{name}</summary>
          <Prose html={schema.description} />
          <SchemaRules schema={schema} />
          <SchemaBody schema={schema} />
        </details>
      ))}
    </div>
  ));
}

/** What is inside a schema: fields, alternatives, or where to find them. */
export function SchemaBody({schema}: {schema: SchemaView}): ReactNode {
  return (
    <>
      {schema.fields && <Fields fields={schema.fields} />}
      <Choices choices={schema.choices} />
      <ShownAt schema={schema} />
    </>
  );
}

/** Rules and allowed values of a schema. */
export function SchemaRules({schema}: {schema: SchemaView}): ReactNode {
  return (
    <>
      <Facts facts={schema.facts} />
      <Values values={schema.values} />
    </>
  );
}

/** The words behind a name: type, required and other marks. */
export function Marks({field}: {field: Pick<FieldView, 'type' | 'required' | 'marks'>}): ReactNode {
  return (
    <span data-search="skip">
      <i>
        <TypeName parts={field.type} />
      </i>
      {field.required && (
        <>
          {' '}
          <em>{strings.required}</em>
        </>
      )}
      {field.marks.map((mark) => (
        <Fragment key={mark}>
          {' '}
          <small>{mark}</small>
        </Fragment>
      ))}
    </span>
  );
}

/** The key of a map is no name of a field, so it is shown as what it stands for. */
const shownName = (name: string): string => (name === '*' ? '{key}' : name);

/** Everything about a field below its name; what is inside it opens on demand. */
export function FieldDetails({field}: {field: FieldView}): ReactNode {
  const {fields, choices, name} = field;
  return (
    <>
      <Prose html={field.description} />
      <SchemaRules schema={field} />
      {(fields ?? choices) ? (
        <details>
          <summary data-search="skip">
            {fields ? strings.fieldCount(fields.length) : strings.alternatives}{' '}
            <span className="visually-hidden">{strings.ofField(shownName(name))}</span>
          </summary>
          <SchemaBody schema={field} />
        </details>
      ) : (
        <ShownAt schema={field} />
      )}
    </>
  );
}

/** The fields of an object, each with an address of its own. */
export function Fields({fields}: {fields: readonly FieldView[]}): ReactNode {
  return (
    <dl>
      {fields.map((field) => (
        <div key={field.id}>
          <dt id={field.id}>
            <a href={`#${field.id}`}>
              <code>{shownName(field.name)}</code>
            </a>{' '}
            <Marks field={field} />
          </dt>
          <dd>
            <FieldDetails field={field} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
