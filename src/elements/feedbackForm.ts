import * as strings from '../../i18n/en/strings';
import {focusPlace} from '../client/focus';
import {mayCount} from '../client/mayCount';
import {site} from '../client/site';
import {adoptStyles} from '../islands/adoptStyles';
import {hostUrl} from '../islands/search/hostUrl';
import {make} from './make';
import {PANEL_BUTTON} from './panelButton';

/** Longest comment, in characters; servers take no longer one (server/search/limits.ts). */
const MAX_COMMENT = 2000;

const STYLES = `
page-feedback fieldset { display: flex; align-items: center; gap: 0.5rem; margin: 0; padding: 0; border: 0; }
page-feedback legend { float: left; width: auto; margin: 0; margin-inline-end: 0.5rem; padding: 0; color: var(--text); font-size: inherit; }
[dir='rtl'] page-feedback legend { float: right; }
page-feedback button {${PANEL_BUTTON}}
page-feedback button:hover, page-feedback button[aria-pressed='true'] { background: var(--accent-soft); }
page-feedback label span { display: block; margin: 0.75rem 0 0.25rem; }
page-feedback textarea {
  width: 100%;
  padding: 0.5rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--ground);
  color: var(--text);
  font: inherit;
}
`;

/** Sends what the reader says. @throws when it did not come through. */
async function send(host: string, body: object): Promise<void> {
  const answer = await fetch(`${hostUrl(host)}/1/feedback`, {
    method: 'POST',
    // As text, so that browsers need not ask another host for permission first.
    body: JSON.stringify(body),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
}

/**
 * Asks whether the page helped, then for a comment; both are sent together, when the reader sends them.
 *
 * @param host - Server that keeps the answers.
 */
function askWhetherHelpful(element: HTMLElement, host: string): void {
  const {page = '', version = ''} = element.dataset;
  const status = make('p', {});
  status.setAttribute('role', 'status');
  const [yes, no] = [strings.yes, strings.no].map((text) =>
    make('button', {type: 'button', textContent: text}),
  ) as [HTMLButtonElement, HTMLButtonElement];
  const comment = make('textarea', {rows: 3, maxLength: MAX_COMMENT});
  const label = make('span', {});
  const submit = make('button', {type: 'submit', textContent: strings.send});
  const more = make(
    'div',
    {hidden: true},
    make('label', {}, label, comment),
    make('p', {}, strings.feedbackPrivacy),
    submit,
  );
  const form = make(
    'form',
    {},
    make('fieldset', {}, make('legend', {textContent: strings.wasHelpful}), yes, no),
    more,
  );
  const press = (pressed?: HTMLButtonElement): void => {
    for (const button of [yes, no]) button.setAttribute('aria-pressed', String(button === pressed));
  };
  press();
  let isHelpful = true;
  const choose = (button: HTMLButtonElement): void => {
    isHelpful = button === yes;
    press(button);
    label.textContent = isHelpful ? strings.whatHelped : strings.whatMissed;
    more.hidden = false;
    status.textContent = '';
  };
  for (const button of [yes, no]) button.addEventListener('click', () => choose(button));
  let isSending = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // A disabled button would lose the focus.
    if (isSending) return;
    isSending = true;
    status.textContent = strings.sending;
    const text = comment.value.trim();
    send(host, {page, version, isHelpful, ...(text && {comment: text})}).then(
      () => {
        status.textContent = strings.feedbackThanks;
        if (form.contains(document.activeElement)) focusPlace(status);
        form.remove();
      },
      () => {
        isSending = false;
        status.textContent = strings.feedbackFailed;
      },
    );
  });
  adoptStyles(STYLES);
  element.append(form, status);
}

/** Asks whether the page helped, where a server keeps the answers. */
export function connect(element: HTMLElement): void {
  const {feedback} = site().search;
  if (!feedback || !mayCount()) return;
  // As high as the question, so that nothing moves when it comes.
  Object.assign(element.style, {display: 'block', minHeight: '3.5rem'});
  askWhetherHelpful(element, feedback);
}
