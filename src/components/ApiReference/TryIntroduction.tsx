import type {ReactNode} from 'react';
import * as strings from '../../../i18n/en/strings';
import {Filled} from '../Filled';
import {SectionHeading} from '../SectionHeading';

/** Opens the console of an operation. Shown where scripts run; src/elements/apiReference answers it. */
export function TryButton({id, summary}: {id: string; summary: string}): ReactNode {
  return (
    <button
      type="button"
      data-try={id}
      aria-expanded="false"
      aria-label={strings.tryOperation(summary)}
    >
      {strings.tryIt}
    </button>
  );
}

/** What the consoles are, and the button that begins the tour; src/elements/apiReference answers it where scripts run. */
export function TryIntroduction(): ReactNode {
  return (
    <section>
      <SectionHeading as="h2" id="try">
        {strings.tryTheApi}
      </SectionHeading>
      <p>
        <Filled
          text={strings.tryIntroduction}
          parts={{tryIt: <b>{strings.tryIt}</b>, send: <b>{strings.send}</b>}}
        />
      </p>
      <p>{strings.tourIntroduction}</p>
      <p>
        <button type="button" data-tour="" aria-expanded="false">
          {strings.takeTour}
        </button>
      </p>
      <p data-unscripted="" data-search="skip">
        {strings.tryNeedsScripts}
      </p>
    </section>
  );
}
