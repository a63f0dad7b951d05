import {Fragment, type ReactNode} from 'react';
import * as strings from '../../../i18n/en/strings';
import {Filled} from '../Filled';
import {SectionHeading} from '../SectionHeading';
import type {BodyModel, OperationModel} from '../../../plugins/api-reference/model';
import TabItem from '../../theme/TabItem';
import Tabs from '../../theme/Tabs';
import {CodeBlock} from '../CodeBlock';
import {Contents} from './Contents';
import {Parameters} from './Parameters';
import {Responses} from './Responses';
import {Method, Prose} from './Text';
import {TryButton} from './TryIntroduction';

function Part({title, children}: {title: string; children: ReactNode}): ReactNode {
  return (
    <section>
      <h4 data-search="skip">{title}</h4>
      {children}
    </section>
  );
}

function Body({body}: {body: BodyModel}): ReactNode {
  return (
    <div id={body.id}>
      <Prose html={body.description} />
      {!body.required && <p>{strings.optional}</p>}
      <Contents contents={body.contents} open />
    </div>
  );
}

/** Where the release differs from the specification; looks like a note on any page. */
function Notes({
  notes,
  release,
}: {
  notes: OperationModel['notes'];
  release: string | undefined;
}): ReactNode {
  if (!notes.length) return null;
  return (
    <div role="note" className="theme-admonition theme-admonition-info alert alert--info">
      <p>
        <b>{release === undefined ? strings.inTheRelease : strings.inRelease(release)}</b>
      </p>
      <ul>
        {notes.map((note) => (
          <li key={note}>
            <Prose html={note} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Path templates break after a slash, never inside a name. */
function Path({path}: {path: string}): ReactNode {
  return path.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={`${index}${part}`}>
      {part}
      <wbr />
    </Fragment>
  ));
}

/** One operation: what it is for, what it takes, what it answers, and how to call it. */
export function Operation({
  operation,
  release,
  hasConsole,
}: {
  operation: OperationModel;
  release: string | undefined;
  hasConsole: boolean;
}): ReactNode {
  const {
    id,
    method,
    path,
    summary,
    description,
    parameters,
    body,
    responses,
    samples,
    answer,
    callbacks,
    access,
    servers,
    webhook,
    deprecated,
    notes,
  } = operation;
  const isTried = hasConsole && !webhook;
  return (
    <section data-operation={id}>
      <div>
        <SectionHeading as="h3" id={id}>
          {summary}
        </SectionHeading>
        <p data-path={isTried ? 'tried' : ''}>
          <Method name={webhook ? 'HOOK' : method} />{' '}
          <code>
            <Path path={path} />
          </code>
          {isTried && <TryButton id={id} summary={summary} />}
        </p>
        {deprecated && (
          <p>
            <small>{strings.deprecated}</small> {strings.notInNewCode}
          </p>
        )}
        <Prose html={description} />
        {servers.length > 0 && (
          <p>
            {strings.address}{' '}
            {servers.map((server) => (
              <code key={server}>{server}</code>
            ))}
          </p>
        )}
        {access.length > 0 && (
          <p>
            <Filled
              text={strings.needs}
              parts={{schemes: <a href="#security">{access.join(strings.or)}</a>}}
            />
          </p>
        )}
        <Notes notes={notes} release={release} />
      </div>
      {(samples.length > 0 || answer) && (
        <div data-samples="">
          {samples.length > 0 && (
            <Tabs groupId="language">
              {samples.map(({value, label, language, html}, index) => (
                <TabItem key={value} value={value} label={label}>
                  {/* They all say the same, so one of them is enough to be found by. */}
                  <div data-search={index ? 'skip' : undefined}>
                    <CodeBlock language={language} html={html} />
                  </div>
                </TabItem>
              ))}
            </Tabs>
          )}
          {answer && <CodeBlock {...answer.code} title={answer.title} />}
        </div>
      )}
      <div>
        {parameters.length > 0 && (
          <Part title={strings.parameters}>
            <Parameters parameters={parameters} />
          </Part>
        )}
        {body && (
          <Part title={strings.requestBody}>
            <Body body={body} />
          </Part>
        )}
        {responses.length > 0 && (
          <Part title={strings.responses}>
            <Responses responses={responses} without={answer?.code.html} />
          </Part>
        )}
        {callbacks.length > 0 && (
          <Part title={strings.callbacks}>
            {callbacks.map(({name, method: verb, to, summary: words, body: sent}) => (
              <div key={name + to}>
                <p>
                  {words}: <Method name={verb} /> <code>{to}</code>
                </p>
                {sent && <Body body={sent} />}
              </div>
            ))}
          </Part>
        )}
      </div>
    </section>
  );
}
