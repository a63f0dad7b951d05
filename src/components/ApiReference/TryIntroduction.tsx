import type {ReactNode} from 'react';
import {HashLink} from './Text';

/** What the consoles are, and the button that begins the tour; src/elements/apiReference answers it where scripts run. */
export function TryIntroduction(): ReactNode {
  return (
    <section>
      <h2 className="anchor" id="try">
        Try the API in this page
        <HashLink id="try" of="Try the API in this page" />
      </h2>
      <p>
        Each operation has a console: press <b>Try it</b>, change what you like, and send. Requests
        go to a sandbox in this page, which answers by this specification, starts no container and
        uses no network; or to a server of your own. Nothing is sent before you press Send.
      </p>
      <p>The workload tour takes you through five requests: create, list, stop, restart, delete.</p>
      <p>
        <button type="button" data-tour="" aria-expanded="false">
          Take the workload tour
        </button>
      </p>
      <p data-unscripted="" data-search="skip">
        Consoles and tour need JavaScript, which does not run in your browser now. Everything else
        here works without it.
      </p>
    </section>
  );
}
