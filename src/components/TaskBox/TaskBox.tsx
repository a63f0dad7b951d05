import type {ComponentProps, ReactNode} from 'react';

/** The box of a task list's item. Markdown gives it no name, so it says its state. */
export function TaskBox(props: ComponentProps<'input'>): ReactNode {
  return <input {...props} aria-label={props.checked ? 'Done' : 'Not done'} />;
}
