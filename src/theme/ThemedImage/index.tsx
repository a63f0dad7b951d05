// Reason: the stock one brings its styles with a module of the framework; ours are in src/css/base.css.
import type {Props} from '@theme/ThemedImage';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** A picture for each colour mode, of which one shows. */
export default function ThemedImage({sources, alt, className, ...props}: Props): ReactNode {
  return (['light', 'dark'] as const).map((mode) => (
    <img
      key={mode}
      src={sources[mode]}
      alt={alt ?? ''}
      className={clsx(`only-${mode}`, className)}
      {...props}
    />
  ));
}
