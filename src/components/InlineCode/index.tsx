import type {ComponentProps, ReactNode} from 'react';

/** Letters of the longest code that is never cut in two: it has room on the narrowest phones. */
const WHOLE = 24;

/** Code in a sentence. Browsers break lines after a hyphen, which would leave `--` of a flag behind. */
export function InlineCode({className, ...props}: ComponentProps<'code'>): ReactNode {
  const {children} = props;
  const isWhole =
    typeof children === 'string' && children.includes('-') && children.length <= WHOLE;
  const classes = [className, isWhole && 'whole'].filter(Boolean).join(' ');
  return <code {...props} className={classes || undefined} />;
}
