import {useContext, useEffect, useRef, useState, type ReactNode} from 'react';
import {isObject} from '@toolhive-docs/options/isObject';
import * as strings from '../../../../i18n/en/strings';
import {valueIn, withValue} from '../form/editValue';
import type {GroupField} from '../form/FormField';
import {jsonProblem} from '../form/jsonProblem';
import type {ConsoleBody} from '../request/ConsoleOperation';
import {bodyFrom, textOf, type BodyDraft} from '../request/Draft';
import {FieldContext, useField} from './fields/FieldContext';
import {FieldInput} from './fields/FieldInput';
import {Problem} from './fields/Labelled';

interface BodyEditorProps {
  readonly body: ConsoleBody;
  readonly draft: BodyDraft;
  readonly prefix: string;
  readonly problems: ReadonlyMap<string, string>;
  readonly onDraft: (draft: BodyDraft) => void;
}

/** The body of a request: a form made from its schema, or its JSON, and a way from one to the other that keeps the value. */
export function BodyEditor({body, draft, prefix, problems, onDraft}: BodyEditorProps): ReactNode {
  const {field, type, examples} = body;
  const [refused, setRefused] = useState<string>();
  // None for a body of the reader's own: the example that was there can then be chosen again.
  const [example, setExample] = useState<number | ''>(() => {
    const at = examples.findIndex(({value}) => textOf(bodyFrom(body, value)) === textOf(draft));
    return at < 0 ? '' : at;
  });
  const [loads, setLoads] = useState(0);
  const exampleId = `${prefix}-example`;
  const isForm = draft.mode === 'form';

  const change = (next: BodyDraft): void => {
    setRefused(undefined);
    onDraft(next);
  };
  const edit = (next: BodyDraft): void => {
    setExample('');
    change(next);
  };
  const toggle = (): void => {
    if (draft.mode === 'form') return change({mode: 'text', text: textOf(draft)});
    const problem = jsonProblem(draft.text);
    if (problem)
      return setRefused(
        strings.correctJsonFirst(strings.jsonPlace(problem.line, problem.column, problem.message)),
      );
    const value: unknown = JSON.parse(draft.text);
    const isList = field.kind === 'list';
    if (isList ? !Array.isArray(value) : !isObject(value))
      return setRefused(isList ? strings.formNeedsArray : strings.formNeedsObject);
    change({mode: 'form', value, written: draft.text});
  };

  return (
    <div role="group" aria-label={strings.body}>
      <div className="ac-heading">
        <h5>
          {strings.body} <code>{type}</code>
        </h5>
        {field.kind !== 'json' && (
          <button type="button" className="ac-small" onClick={toggle}>
            {isForm ? strings.editAsJson : strings.editAsForm}
          </button>
        )}
      </div>
      <p className="ac-problem" role="status">
        {refused}
      </p>
      {examples.length > 1 && (
        <div className="ac-field">
          <label htmlFor={exampleId}>{strings.loadExample}</label>
          <select
            id={exampleId}
            value={example}
            onChange={({target}) => {
              const {value} = examples[Number(target.value)] ?? {};
              setExample(Number(target.value));
              setLoads(loads + 1);
              change(
                isForm
                  ? bodyFrom(body, value)
                  : {mode: 'text', text: JSON.stringify(value, null, 2)},
              );
            }}
          >
            <option value="" hidden>
              {strings.ownBody}
            </option>
            {examples.map(({title}, index) => (
              <option key={title} value={index}>
                {title}
              </option>
            ))}
          </select>
        </div>
      )}
      {draft.mode === 'text' ? (
        <JsonBody
          prefix={prefix}
          text={draft.text}
          problems={problems}
          onText={(text) => edit({mode: 'text', text})}
        />
      ) : (
        <FieldContext
          value={{
            prefix,
            problems,
            change: (place, next) =>
              edit({mode: 'form', value: withValue(draft.value, place, next)}),
          }}
        >
          {field.kind === 'group' ? (
            <Members key={loads} field={field} value={draft.value} />
          ) : (
            <FieldInput field={{...field, name: 'body'}} place={[]} value={draft.value} />
          )}
        </FieldContext>
      )}
    </div>
  );
}

/** The body as JSON. Everything that is wrong with it stands below, since there are no fields to stand at. */
function JsonBody({
  prefix,
  text,
  problems,
  onText,
}: {
  prefix: string;
  text: string;
  problems: ReadonlyMap<string, string>;
  onText: (text: string) => void;
}): ReactNode {
  const own = [...problems].filter(([key]) => key.startsWith('body'));
  const id = `${prefix}-body`;
  return (
    <div className="ac-field">
      <label htmlFor={id} className="visually-hidden">
        {strings.bodyAsJson}
      </label>
      <textarea
        id={id}
        data-field="body"
        rows={Math.min(18, Math.max(6, text.split('\n').length + 1))}
        spellCheck={false}
        autoCapitalize="off"
        value={text}
        aria-invalid={own.length ? true : undefined}
        aria-describedby={own.length ? `${id}-problems` : undefined}
        onChange={({target}) => onText(target.value)}
      />
      <div id={`${id}-problems`}>
        {own.map(([key, message]) => (
          <p key={key} className="ac-problem">
            <b>
              {key === 'body' ? strings.theBody : key.slice('body/'.length).replaceAll('/', '.')}
            </b>{' '}
            <span>{message}</span>
          </p>
        ))}
      </div>
    </div>
  );
}

/** Fields that are needed or filled come first; the others are folded away, unless something is wrong with one of them. */
function Members({field: {members}, value}: {field: GroupField; value: unknown}): ReactNode {
  const {problems} = useContext(FieldContext);
  // Settled once, so that no field moves while it is edited.
  const [first] = useState(
    () =>
      new Set(
        members
          .filter(({name, required}) => required || valueIn(value, [name]) !== undefined)
          .map(({name}) => name),
      ),
  );
  const {id, problem} = useField('body', false);
  const leading = members.filter(({name}) => first.has(name));
  const others = members.filter(({name}) => !first.has(name));
  const isWrong = others.some(({name}) =>
    [...problems.keys()].some((key) => `${key}/`.startsWith(`body/${name}/`)),
  );
  const folded = useRef<HTMLDetailsElement>(null);
  // Opened for a problem, it stays open: the reader may be in the middle of it.
  useEffect(() => {
    if (isWrong && folded.current) folded.current.open = true;
  }, [isWrong]);
  const inputs = (list: typeof members) =>
    list.map((member) => (
      <FieldInput
        key={member.name}
        field={member}
        place={[member.name]}
        value={valueIn(value, [member.name])}
      />
    ));
  return (
    <>
      {inputs(leading)}
      {others.length > 0 && (
        <details ref={folded} className="ac-more">
          <summary>{strings.moreFields(others.length)}</summary>
          {inputs(others)}
        </details>
      )}
      <Problem id={id} name={strings.theBody} problem={problem} />
    </>
  );
}
