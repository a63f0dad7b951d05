import {useEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import {MIDDLE} from './rows';

interface Props {
  readonly id: string;
  readonly className: string;
  readonly href: string;
  readonly isActive: boolean;
  readonly onActivate: () => void;
  readonly onClick: (event: MouseEvent) => void;
  readonly children: ReactNode;
}

/** One entry of the results: a link, so that every way of opening links works. The keys are the field's. */
export function Option({
  id,
  className,
  href,
  isActive,
  onActivate,
  onClick,
  children,
}: Props): ReactNode {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive) link.current?.scrollIntoView({block: 'nearest'});
  }, [isActive]);

  return (
    // Select on mousemove; scrolling under a still pointer selects nothing.
    <a
      ref={link}
      id={id}
      className={className}
      href={href}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onMouseMove={isActive ? undefined : onActivate}
      onClick={onClick}
      onAuxClick={(event) => event.button === MIDDLE && onClick(event)}
    >
      {children}
    </a>
  );
}
