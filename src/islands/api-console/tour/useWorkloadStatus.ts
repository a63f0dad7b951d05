import {useEffect, useState} from 'react';
import type {Session} from '../session/Session';

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
