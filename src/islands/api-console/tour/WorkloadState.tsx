import {type ReactNode, useEffect, useState} from 'react';
import * as strings from '../../../../i18n/en/strings';
import {Filled} from '../../../components/Filled';
import type {Session} from '../session/Session';

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

/** How often the sandbox is asked, in milliseconds. */
const EVERY_MS = 250;

/** The status of a workload of the sandbox as its API tells it, followed while it is shown; `absent` when there is none. */
export function useWorkloadStatus(session: Session, name: string): string {
  const [known, setKnown] = useState({name, status: 'absent'});
  useEffect(() => {
    let ended = false;
    const ask = async (): Promise<void> => {
      const response = await session.look(`/api/v1beta/workloads/${encodeURIComponent(name)}`);
      const {status} = response.ok
        ? ((await response.json()) as {status: string})
        : {status: 'absent'};
      if (!ended)
        setKnown((old) => (old.name === name && old.status === status ? old : {name, status}));
    };
    void ask();
    const timer = setInterval(() => void ask(), EVERY_MS);
    return () => {
      ended = true;
      clearInterval(timer);
    };
  }, [session, name]);
  return known.name === name ? known.status : 'absent';
}
