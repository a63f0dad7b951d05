/** Keys without a letter, as WebDriver writes them (§17.4.2). */
const KEYS: Readonly<Record<string, string>> = {
  Control: '\uE009',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
};

const keyAction = (type: 'keyDown' | 'keyUp') => (key: string) => {
  const value = KEYS[key] ?? key;
  if (Array.from(value).length !== 1) {
    throw new Error(
      `The key "${key}" is not known for WebKit. Known: letters, ${Object.keys(KEYS).join(', ')}. Fix: add it to tests/engines/webkit/actions.ts.`,
    );
  }
  return {type, value};
};

const onKeyboard = (actions: readonly object[]) => ({
  actions: [{type: 'key', id: 'keyboard', actions}],
});

/** Actions (§15.7) that press keys together and let them go: `Control+k`. @throws Error for a key that is not known. */
export function pressKeys(keys: string): object {
  const all = keys === '+' ? [keys] : keys.split('+');
  return onKeyboard([
    ...all.map(keyAction('keyDown')),
    ...all.toReversed().map(keyAction('keyUp')),
  ]);
}

/** Actions that type letters one by one. */
export function typeText(text: string): object {
  return onKeyboard(
    Array.from(text).flatMap((key) => [keyAction('keyDown')(key), keyAction('keyUp')(key)]),
  );
}

/** Actions that press the pointer's main button at a place of the window, in CSS pixels. */
export function pressAt({x, y}: {readonly x: number; readonly y: number}): object {
  const actions = [
    {type: 'pointerMove', x, y},
    {type: 'pointerDown', button: 0},
    {type: 'pointerUp', button: 0},
  ];
  return {actions: [{type: 'pointer', id: 'pointer', actions}]};
}
