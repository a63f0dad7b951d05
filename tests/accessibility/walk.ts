import type {Page} from '@playwright/test';

/** A place where the Tab key stops, and how its reader can tell. */
export interface Stop {
  /** The same element has the same number in both directions. */
  readonly id: number;
  readonly name: string;
  /** What is wrong with how its focus shows; empty where nothing is. */
  readonly problems: readonly string[];
}

declare global {
  interface Window {
    stops?: WeakMap<Element, number>;
    count?: number;
  }
}

/**
 * Looks at the element with the focus: is its ring there, does it stand out by 3:1 (WCAG 1.4.11), and is the element in sight and
 * not below the navbar (WCAG 2.4.11)? Undefined where the page has no focus.
 */
async function stop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(async () => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    await new Promise(requestAnimationFrame);
    // Rings come with a transition, if a short one.
    for (const animation of document.getAnimations()) animation.finish();
    window.stops ??= new WeakMap();
    const id = window.stops.get(element) ?? (window.count = (window.count ?? 0) + 1);
    window.stops.set(element, id);

    const rgb = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (color: string) => {
      const [r = 0, g = 0, b = 0] = rgb(color).map((value) =>
        value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (a: string, b: string) => {
      const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
      return (high + 0.05) / (low + 0.05);
    };
    const groundOf = (from: Element | null): string => {
      for (let each = from; each; each = each.parentElement) {
        const {backgroundColor} = getComputedStyle(each);
        if ((rgb(backgroundColor)[3] ?? 1) > 0.99) return backgroundColor;
      }
      return 'rgb(255, 255, 255)';
    };
    // A card, or the frame of a field, may show the focus of what is inside it.
    const around = [element, element.parentElement, element.parentElement?.parentElement].filter(
      (each) => each != null,
    );
    const rings = around
      .flatMap((each) =>
        ['', '::before', '::after'].map((part) => ({each, style: getComputedStyle(each, part)})),
      )
      .flatMap(({each, style}) => {
        const ground = groundOf(each.parentElement);
        const outline =
          style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2
            ? [contrast(style.outlineColor, ground)]
            : [];
        const shadow =
          style.boxShadow === 'none'
            ? []
            : [contrast(/rgba?\([^)]*\)/.exec(style.boxShadow)?.[0] ?? ground, ground)];
        return [...outline, ...shadow];
      });
    const best = Math.max(0, ...rings);

    const box = element.getBoundingClientRect();
    const middle = {
      x: Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1),
      y: Math.min(Math.max(box.top + box.height / 2, 0), innerHeight - 1),
    };
    const onTop = document.elementFromPoint(middle.x, middle.y);
    const navbar = document.querySelector('nav.navbar');
    const isInSight =
      box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    const problems = [
      ...(best < 3 ? [`its ring has a contrast of ${best.toFixed(2)}`] : []),
      ...(isInSight ? [] : ['it is out of sight']),
      ...(onTop && navbar?.contains(onTop) && !navbar.contains(element)
        ? ['it is below the navbar']
        : []),
    ];
    const label =
      element.getAttribute('aria-label') ??
      (element.textContent.trim().slice(0, 40) || (element.getAttribute('title') ?? ''));
    return {id, name: `${element.tagName.toLowerCase()} "${label}"`, problems};
  });
}

/**
 * Presses a key until the focus has left the page.
 * @throws Error when it does not within a thousand presses, or stays where it is: a trap.
 */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < 1000; press += 1) {
    await page.keyboard.press(key);
    const here = await stop(page);
    if (!here) return stops;
    if (here.id === stops.at(-1)?.id)
      throw new Error(`${key} does not lead away from ${here.name}`);
    if (stops.length > 1 && here.id === stops[0]?.id) return stops;
    stops.push(here);
  }
  throw new Error(`${key} leads round and round, at last to ${stops.at(-1)?.name ?? ''}`);
}
