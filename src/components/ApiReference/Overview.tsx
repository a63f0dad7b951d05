import type {ReactNode} from 'react';
import * as strings from '../../../i18n/en/strings';
import {Filled} from '../Filled';
import {SectionHeading} from '../SectionHeading';
import type {ApiModel, ServerModel} from '../../../plugins/api-reference/model';
import {Responses} from './Responses';
import {Facts, Method, Prose, TypeName} from './Text';
import {TryIntroduction} from './TryIntroduction';

function Server({server: {url, description, variables}}: {server: ServerModel}): ReactNode {
  return (
    <>
      <p data-path="">
        <Method name="BASE" /> <code>{url}</code>
      </p>
      <div>
        <Prose html={description} />
        {variables.length > 0 && (
          <ul>
            {variables.map(({name, initial, allowed, description: words}) => (
              <li key={name}>
                <code>{`{${name}}`}</code>
                <Filled text={strings.variableDefault} parts={{value: <code>{initial}</code>}} />
                {allowed.length > 0 && (
                  <Filled
                    text={strings.variableAllowed}
                    parts={{
                      values: allowed.map((value, index) => (
                        <span key={value}>
                          {index > 0 && ', '}
                          <code>{value}</code>
                        </span>
                      )),
                    }}
                  />
                )}
                .
                <Prose html={words} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

/** What holds for the whole API: name, version, address, files, login, and answers that every path can give. */
export function Overview({
  model,
  files,
}: {
  model: ApiModel;
  files: {yaml: string; json: string};
}): ReactNode {
  return (
    <div data-overview="">
      <h1 id="overview">{model.title}</h1>
      <p data-search="skip">
        <b>{strings.version(model.version)}</b>
        {model.summary !== undefined && `. ${model.summary}`}
      </p>
      <Prose html={model.description} />
      {model.servers.map((server) => (
        <Server key={server.url} server={server} />
      ))}
      <p>
        <Filled
          text={strings.wholeApi}
          parts={{
            yaml: (
              <a href={files.yaml} download>
                {'YAML'}
              </a>
            ),
            json: (
              <a href={files.json} download>
                {'JSON'}
              </a>
            ),
          }}
        />{' '}
        {model.about.map((part) => (
          <span key={part.text}>
            <TypeName parts={[part]} />.{' '}
          </span>
        ))}
      </p>
      {model.console && <TryIntroduction />}
      {model.security.length > 0 && (
        <section>
          <SectionHeading as="h2" id="security">
            {strings.authentication}
          </SectionHeading>
          <dl>
            {model.security.map(({id, name, kind, description, facts}) => (
              <div key={id}>
                <dt id={id}>
                  <code>{name}</code> <i>{kind}</i>
                </dt>
                <dd>
                  <Prose html={description} />
                  <Facts facts={facts} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {model.common.length > 0 && (
        <section>
          <SectionHeading as="h2" id="common">
            {strings.commonResponses}
          </SectionHeading>
          <p>{strings.anyOperationReturns}</p>
          <Responses responses={model.common} />
        </section>
      )}
    </div>
  );
}
