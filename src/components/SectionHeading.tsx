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
 * A heading, and beside it the link to it: in the heading, the link would be heard as a part of its text. Reader
 * views leave out a short `div` of which a link is half.
 */
export function SectionHeading({as: Tag, id, children, ...props}: Props): ReactNode {
  return (
    <header className={`heading ${Tag}`}>
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
    </header>
  );
}
