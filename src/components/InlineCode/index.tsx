import type {ComponentProps, ReactNode} from 'react';
import {isKeptWhole} from '../../../plugins/code-blocks/isKeptWhole';

/** Code in a sentence; a short flag is never cut in two. */
export function InlineCode({className, ...props}: ComponentProps<'code'>): ReactNode {
  const {children} = props;
  const isWhole = typeof children === 'string' && isKeptWhole(children);
  const classes = [className, isWhole && 'whole'].filter(Boolean).join(' ');
  return <code {...props} className={classes || undefined} />;
}
