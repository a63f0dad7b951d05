import type {ReactNode} from 'react';
import {destination, hrefOf} from '../search/hits/destination';
import {MIDDLE} from '../search/modal/rows';

interface Props {
  readonly url: string;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** A link to a hit. One with a target is the browser's own: so are those of hits that leave the site. */
export function ResultLink({url, onChoose, children}: Props): ReactNode {
  return (
    <a
      href={hrefOf(url)}
      target={'path' in destination(url) ? undefined : '_self'}
      onClick={onChoose}
      onAuxClick={({button}) => button === MIDDLE && onChoose()}
    >
      {children}
    </a>
  );
}
