import type {ReactNode} from 'react';
import * as strings from '../../i18n/en/strings';

/** The button of a page's menu for AI tools; src/elements/pageMenu answers it, and makes the list when it is needed. */
export function PageMenu(): ReactNode {
  return (
    <page-menu>
      <button type="button" className="clean-btn pill" aria-expanded="false">
        {strings.useWithAi}
      </button>
    </page-menu>
  );
}
