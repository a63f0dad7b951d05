import type {ReactNode} from 'react';
import * as strings from '../../../i18n/en/strings';
import {Filled} from '../Filled';
import {HashLink} from './Text';

/** What the consoles are, and the button that begins the tour; src/elements/apiReference answers it where scripts run. */
export function TryIntroduction(): ReactNode {
  return (
    <section>
      <h2 className="anchor" id="try">
        {strings.tryTheApi}
        <HashLink id="try" of={strings.tryTheApi} />
      </h2>
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
