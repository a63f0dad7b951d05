import {Children, isValidElement, type ComponentProps, type ReactNode} from 'react';
import * as strings from '../../i18n/en/strings';

interface Props extends ComponentProps<'h2'> {
  as: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  id: string;
}

/** The text of what React renders, without its elements. */
function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((part) => {
      if (isValidElement<{children?: ReactNode}>(part)) return textOf(part.props.children);
      return typeof part === 'string' ? part : '';
    })
    .join('');
}

/**
 * A heading, and beside it the link to it: in the heading, the link would be heard as a part of its text. The element
 * around them has a name of its own, because programs that take the text out of a page leave out each `header`, and a
 * `div` of few words of which one is a link.
 */
export function SectionHeading({as: Tag, id, children, ...props}: Props): ReactNode {
  return (
    <section-heading class={`heading ${Tag}`}>
      <Tag {...props} id={id}>
        {children}
      </Tag>
      <a
        className="hash-link"
        href={`#${id}`}
        aria-label={strings.directLink(textOf(children))}
        translate="no"
      >
        {'\u200b'}
      </a>
    </section-heading>
  );
}
