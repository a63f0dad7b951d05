import type {ComponentProps, ReactNode} from 'react';
import * as strings from '../../i18n/en/strings';

/** The box of a task list's item. Markdown gives it no name, so it says its state. */
export function TaskBox(props: ComponentProps<'input'>): ReactNode {
  return <input {...props} aria-label={props.checked ? strings.done : strings.notDone} />;
}
