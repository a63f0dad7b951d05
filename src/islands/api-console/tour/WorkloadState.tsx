import type {ReactNode} from 'react';
import * as strings from '../../../../i18n/en/strings';
import {Filled} from '../../../components/Filled';

/** The states in the order in which a workload takes them. */
const STATES = ['absent', 'starting', 'running', 'stopped', 'error'] as const;
const WORDS: Readonly<Record<string, string>> = {absent: strings.notCreated};

/** Where a workload stands, as a picture for eyes and a sentence for ears; the sentence is spoken when it changes. */
export function WorkloadState({name, status}: {name: string; status: string}): ReactNode {
  return (
    <div className="ac-states">
      <p role="status">
        <Filled
          text={strings.workloadState}
          parts={{
            name: <code>{name}</code>,
            status: <b data-state={status}>{WORDS[status] ?? status}</b>,
          }}
        />
      </p>
      <ul aria-hidden="true">
        {STATES.map((state) => (
          <li key={state} data-state={state} data-now={state === status ? '' : undefined}>
            {WORDS[state] ?? state}
          </li>
        ))}
      </ul>
    </div>
  );
}
