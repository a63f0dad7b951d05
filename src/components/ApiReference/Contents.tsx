import type {ReactNode} from 'react';
import * as strings from '../../../i18n/en/strings';
import type {ContentModel, ExampleModel} from '../../../plugins/api-reference/model';
import {CodeBlock} from '../CodeBlock';
import {SchemaBody, SchemaRules} from './Schema';
import {Prose, TypeName} from './Text';

function Example({example: {title, line, code}}: {example: ExampleModel}): ReactNode {
  if (code) return <CodeBlock {...code} title={title} />;
  return (
    <p>
      {title}: <code>{line}</code>
    </p>
  );
}

/** A body in its media types: type, fields, examples. `without` is the code that stands elsewhere on the page already. */
export function Contents({
  contents,
  open,
  without,
}: {
  contents: readonly ContentModel[];
  open: boolean;
  without?: string | undefined;
}): ReactNode {
  return contents.map(({type, schema, examples}) => {
    const inside = schema?.fields ?? schema?.choices;
    const shown = examples.filter(({code}) => code === undefined || code.html !== without);
    return (
      <div key={type}>
        <p data-search="skip">
          <code>{type}</code>{' '}
          {schema && (
            <i>
              <TypeName parts={schema.type} />
            </i>
          )}
        </p>
        {schema && inside && (
          <details open={open}>
            <summary data-search="skip">
              {schema.fields ? strings.fields : strings.alternatives}
            </summary>
            {schema.facts.length > 0 && <SchemaRules schema={schema} />}
            <SchemaBody schema={schema} />
          </details>
        )}
        {schema && !inside && !shown.length && (
          <>
            <Prose html={schema.description} />
            <SchemaRules schema={schema} />
            <SchemaBody schema={schema} />
          </>
        )}
        {shown.length > 1 && shown.some(({code}) => code) ? (
          <details>
            <summary data-search="skip">{strings.examples(shown.length)}</summary>
            {shown.map((example) => (
              <Example key={example.title} example={example} />
            ))}
          </details>
        ) : (
          shown.map((example) => <Example key={example.title} example={example} />)
        )}
      </div>
    );
  });
}
