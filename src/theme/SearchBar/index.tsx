// Reason: the theme leaves this place empty for a search of one's own.
import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import {pageClient} from '../../search/client/pageClient';
import {fetchSearchAhead} from '../../search/fetchAhead';
import type {SearchModalProps} from '../../search/modal/SearchModal';
import styles from './styles.module.css';

// Everything but this button runs when a reader is about to search: the box, and at the same time what answers it.
const load = () => {
  pageClient.prepare();
  return import(/* webpackChunkName: "search-box" */ '../../search/modal');
};
const prepare = (): void => void load().catch(() => {});

const never = () => () => {};
const isApple = (): boolean => /Mac|iP/.test(navigator.userAgent);

const isText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input,textarea,select,[contenteditable]') !== null;

function opens({key, ctrlKey, metaKey, altKey, defaultPrevented, target}: KeyboardEvent): boolean {
  if (defaultPrevented || altKey) return false;
  if (key === '/') return !ctrlKey && !metaKey && !isText(target);
  return key.toLowerCase() === 'k' && (isApple() ? metaKey : ctrlKey);
}

export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [box, setBox] = useState<{Modal: ComponentType<SearchModalProps>; typed: string}>();
  /** Letters typed while the box is on its way; undefined at other times. */
  const typed = useRef<string>(undefined);
  const [failed, setFailed] = useState(false);
  const apple = useSyncExternalStore(never, isApple, () => false);

  const open = (): void => {
    typed.current ??= '';
    void load().then(
      ({SearchModal}) => (
        setFailed(false),
        setBox({Modal: SearchModal, typed: typed.current ?? ''})
      ),
      () => (setFailed(true), (typed.current = undefined)),
    );
  };
  const close = (): void => {
    setBox(undefined);
    typed.current = undefined;
  };

  useEffect(fetchSearchAhead, []);

  // Once the box is gone; while it is there it holds the focus.
  useEffect(() => {
    const {current} = button;
    return box && (() => current?.focus({preventScroll: true}));
  }, [box]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const {key, target} = event;
      const isOnItsWay = typed.current !== undefined;
      // Letters typed at the button, or while the box is on its way, are meant for its field.
      const isMeant = isOnItsWay
        ? key.length === 1 && !isText(target)
        : target === button.current && /^\S$/.test(key) && !event.ctrlKey && !event.metaKey;
      if (opens(event)) open();
      else if (isMeant && !event.defaultPrevented) {
        typed.current = (typed.current ?? '') + key;
        if (!isOnItsWay) open();
      } else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onClick={open}
        onFocus={prepare}
        onMouseOver={prepare}
        onTouchStart={prepare}
      >
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
      {box && <box.Modal typed={box.typed} onClose={close} />}
    </>
  );
}
