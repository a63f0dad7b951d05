/** What a text must be: the source of a regular expression with its flags. */
export interface Pattern {
  readonly source: string;
  readonly flags: string;
}

/** A step from parts of a page to others, as Playwright's locators make them. */
export type Step =
  | {readonly by: 'selector'; readonly selector: string}
  | {
      readonly by: 'role';
      readonly role: string;
      readonly name?: Pattern | undefined;
      readonly level?: number | undefined;
      readonly selected?: boolean | undefined;
    }
  | {readonly by: 'text'; readonly text: Pattern}
  | {readonly by: 'having'; readonly text: Pattern}
  | {readonly by: 'place'; readonly index: number}
  | {readonly by: 'and'; readonly steps: readonly Step[]};

/** What is used of axe-core, which knows roles and names as the standards define them. */
interface Axe {
  setup(): void;
  teardown(): void;
  readonly commons: {
    readonly aria: {getRole(element: Element): string | null};
    readonly dom: {isVisibleToScreenReaders(element: Element): boolean};
    readonly text: {accessibleText(element: Element): string};
  };
}

/** What a test may ask about the first of the parts that were found. */
export interface Sight {
  readonly count: number;
  readonly text: string;
  readonly name: string;
  readonly isVisible: boolean;
  readonly isFocused: boolean;
  readonly value: string | undefined;
  readonly attributes: Readonly<Record<string, string>>;
}

/**
 * Finds parts of the page and says what is seen of them. Its text goes into the page, so it must not use anything outside of it.
 *
 * @returns undefined while axe-core is not in the page.
 */
export function find(
  steps: readonly Step[],
): {readonly elements: readonly Element[]; readonly sight: Sight} | undefined {
  const {axe} = window as unknown as {axe?: Axe};
  if (!axe) return undefined;
  const {aria, dom, text} = axe.commons;
  const plain = (words: string): string =>
    words.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();
  const fits = (words: string, {source, flags}: Pattern): boolean =>
    new RegExp(source, flags).test(plain(words));
  const within = (parts: readonly Element[], selector: string): Element[] => [
    ...new Set(parts.flatMap((part) => [...part.querySelectorAll(selector)])),
  ];
  const levelOf = (element: Element): number =>
    Number(element.getAttribute('aria-level') ?? element.localName.slice(1));

  const take = (parts: readonly Element[], step: Step): readonly Element[] => {
    switch (step.by) {
      case 'selector':
        return within(parts, step.selector);
      case 'role':
        return within(parts, '*').filter(
          (element) =>
            aria.getRole(element) === step.role &&
            (step.level === undefined || levelOf(element) === step.level) &&
            (step.selected === undefined ||
              element.getAttribute('aria-selected') === String(step.selected)) &&
            dom.isVisibleToScreenReaders(element) &&
            (step.name === undefined || fits(text.accessibleText(element), step.name)),
        );
      case 'text':
        return within(parts, '*').filter(
          (element) =>
            fits(element.textContent, step.text) &&
            ![...element.children].some((child) => fits(child.textContent, step.text)),
        );
      case 'having':
        return parts.filter((element) => fits(element.textContent, step.text));
      case 'place':
        return parts.slice(step.index, step.index + 1);
      case 'and': {
        const others = new Set(step.steps.reduce(take, [document.documentElement]));
        return parts.filter((element) => others.has(element));
      }
    }
  };

  axe.setup();
  try {
    const elements = steps.reduce(take, [document.documentElement]);
    const [first] = elements;
    const box = first?.getBoundingClientRect();
    return {
      elements,
      sight: {
        count: elements.length,
        text: first?.textContent ?? '',
        name: first ? plain(text.accessibleText(first)) : '',
        isVisible:
          first !== undefined &&
          first.checkVisibility({visibilityProperty: true}) &&
          box !== undefined &&
          box.width > 0 &&
          box.height > 0,
        isFocused: first !== undefined && first === document.activeElement,
        value: first instanceof HTMLInputElement ? first.value : undefined,
        attributes: Object.fromEntries(
          [...(first?.attributes ?? [])].map(({name, value}) => [name, value]),
        ),
      },
    };
  } finally {
    axe.teardown();
  }
}
