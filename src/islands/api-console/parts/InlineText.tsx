import type {ReactNode} from 'react';

/** A sentence in which backticks stand around code. */
export function InlineText({text}: {text: string}): ReactNode {
  return text.split('`').map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));
}
