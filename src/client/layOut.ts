import {keepInPlace} from './keepInPlace';
import {whenIdle} from './whenIdle';

/** The parts of a page whose layout waits while they are out of sight (src/css/later.css). */
const WAITING =
  ':is(.markdown > *, .markdown > section > *, .markdown > section > section > *):not(section, [data-laid-out])';
/** What a slow phone lays out in less than 50 ms, from where on readers feel it (https://web.dev/articles/tbt). */
const ELEMENTS_AT_ONCE = 150;
/** A first scroll by more than so many windows is a jump. */
const JUMP = 2;

/** Takes the first parts that hold about as many elements as may be laid out at once. */
function takeSome(parts: Element[]): Element[] {
  let elements = 0;
  const count = parts.findIndex(
    (part) => (elements += part.getElementsByTagName('*').length) >= ELEMENTS_AT_ONCE,
  );
  return parts.splice(0, count + 1 || parts.length);
}

function layOutParts(parts: Iterable<Element>): void {
  for (const part of parts) part.setAttribute('data-laid-out', '');
}

/** Lays out the whole page, so that every place in it is where it will stay. */
export function layOut(): void {
  layOutParts(document.querySelectorAll(WAITING));
}

/**
 * Lays out a page bit by bit, while the browser has nothing else to do, from the reader's first scroll on. Who stays at the top does not
 * pay for it, which is half of the work of a long page.
 */
export function layOutWhenScrolled(): void {
  const parts = [...document.querySelectorAll(WAITING)];
  const next = (): void => {
    layOutParts(takeSome(parts));
    if (parts[0]?.isConnected) whenIdle(next);
  };
  const start = (): void => {
    if (scrollY <= JUMP * innerHeight) return whenIdle(next);
    // After a jump far down, such as to what the browser's search has found, each bit above would move what is in sight.
    keepInPlace(document.elementFromPoint(innerWidth / 2, innerHeight / 2), layOut);
  };
  addEventListener('scroll', start, {once: true, passive: true});
  // The same function for each page: browsers keep it once.
  addEventListener('keydown', layOutForEnd);
}

/** The end of a page is where it is once all above it has its height. */
function layOutForEnd({key}: KeyboardEvent): void {
  if (key === 'End') layOut();
}

/** From now on what is far below the top of a page may be laid out later (src/css/later.css). */
export function layOutLater(): void {
  document.documentElement.dataset['layOut'] = 'later';
}
