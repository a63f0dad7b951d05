import {useHistory} from '@docusaurus/router';
import Loading from '@theme/Loading';
import {useState, type ReactNode} from 'react';
import {loadPage, pageAt} from './pages';
import {Unreachable} from './Unreachable';

/** How long a page may be on its way before that shows, in milliseconds (spec §9). */
const SPINNER_DELAY_MS = 200;

/** Says why a page is not there, and tries again when the reader asks for it. */
export function UnreachablePage({path}: {path: string}): ReactNode {
  const history = useHistory();
  const [isTrying, setTrying] = useState(false);
  const [isLate, setLate] = useState(false);
  const reason = pageAt(path);

  const retry = async (): Promise<void> => {
    setTrying(true);
    const delay = setTimeout(() => setLate(true), SPINNER_DELAY_MS);
    try {
      await loadPage(path);
    } catch {
      window.location.reload();
    }
    clearTimeout(delay);
    setLate(false);
    setTrying(false);
    // The same address again: the frame shows what there is now.
    history.replace(history.location);
  };
  return (
    <Loading
      isLoading={isTrying}
      pastDelay={isLate}
      timedOut={false}
      error={!isTrying && reason instanceof Unreachable ? reason : null}
      retry={() => void retry()}
    />
  );
}
