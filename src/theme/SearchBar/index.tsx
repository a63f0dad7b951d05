// Reason: the theme leaves this place empty for a search of one's own.
import {useEffect, useRef, useState, useSyncExternalStore, type ComponentType, type ReactNode} from 'react';
import type {SearchModalProps} from '../../search/modal/SearchModal';
import styles from './styles.module.css';

// Everything but this button is loaded when a reader is about to search.
const load = () => import('../../search/modal');
const prepare = (): void => void load().catch(() => {});

const never = () => () => {};
const isApple = (): boolean => /mac|ip/i.test(navigator.platform);

function opens({key, ctrlKey, metaKey, altKey, defaultPrevented, target}: KeyboardEvent): boolean {
  if (defaultPrevented || altKey) return false;
  if (key === '/') return !ctrlKey && !metaKey && !(target as Element).closest('input,textarea,select,[contenteditable]');
  return key.toLowerCase() === 'k' && (isApple() ? metaKey : ctrlKey);
}

export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [Modal, setModal] = useState<ComponentType<SearchModalProps>>();
  const [failed, setFailed] = useState(false);
  const apple = useSyncExternalStore(never, isApple, () => false);

  const open = () =>
    load().then(
      ({SearchModal}) => (setFailed(false), setModal(() => SearchModal)),
      () => setFailed(true),
    );
  const close = (): void => {
    setModal(undefined);
    button.current?.focus({preventScroll: true});
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!opens(event)) return;
      event.preventDefault();
      void open();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <button ref={button} type="button" className={styles.button} aria-haspopup="dialog" onClick={open} onFocus={prepare} onMouseOver={prepare} onTouchStart={prepare}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zm4.8 11.3L20 20" />
        </svg>
        <span>Search</span>
        <kbd aria-hidden="true">{apple ? '⌘' : 'Ctrl'} K</kbd>
      </button>
      {failed && (
        <p className={styles.failed} role="alert">
          Unable to fetch results. You might want to check your network connection.
        </p>
      )}
      {Modal && <Modal onClose={close} />}
    </>
  );
}
