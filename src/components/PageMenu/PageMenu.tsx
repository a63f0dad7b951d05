import type {ReactNode} from 'react';

/** Styled here, because a rule in the sheet of all pages would cost more. The button of a page's menu for AI tools; src/elements/pageMenu answers it, and makes the list when it is needed. */
export function PageMenu(): ReactNode {
  return (
    <page-menu style={{float: 'right', position: 'relative'}}>
      <button
        type="button"
        className="clean-btn pill"
        aria-expanded="false"
        style={{lineHeight: 1.65}}
      >
        Use with AI
      </button>
    </page-menu>
  );
}
