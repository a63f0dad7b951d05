import type {ReactNode} from 'react';

/** A sentence in which backticks stand around code. Each part is an element, so that a browser may translate the page. */
export function InlineText({text}: {text: string}): ReactNode {
  return text.split('`').map((part, index) => {
    const Tag = index % 2 ? 'code' : 'span';
    return <Tag key={index}>{part}</Tag>;
  });
}
