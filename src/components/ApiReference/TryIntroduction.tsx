import type {ReactNode} from 'react';
import {HashLink} from './Text';

/** What the consoles are, and the button that begins the tour; src/elements/apiReference answers it where scripts run. */
export function TryIntroduction(): ReactNode {
  return (
    <section>
      <h2 className="anchor" id="try">
        Try the API
        <HashLink id="try" of="Try the API" />
      </h2>
      <p>
        Each operation has a console: select <b>Try it</b>, edit the request, then select{' '}
        <b>Send</b>. Requests go to a sandbox in the browser, which simulates the API without
        containers and without network access, or to your own server.
      </p>
      <p>The workload tour takes you through five requests: create, list, stop, restart, delete.</p>
      <p>
        <button type="button" data-tour="" aria-expanded="false">
          Take the workload tour
        </button>
      </p>
      <p data-unscripted="" data-search="skip">
        The consoles and the tour require JavaScript. The rest of this page works without it.
      </p>
    </section>
  );
}
