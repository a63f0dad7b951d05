import {describe, expect, it} from 'vitest';
import {isOpenAt} from './variables';

describe('a value inside of another', () => {
  const whole = {spec: {'a/b': ['1', '$PORT', '<NAME>'], port: 8080}};

  it.each([[['spec', 'a/b', '1']], [['spec', 'a/b', '2']]])(
    'is known only when the command runs, where it has a variable: %j',
    (path) => {
      expect(isOpenAt(whole, path)).toBe(true);
    },
  );

  it.each([[['spec', 'a/b', '0']], [['spec', 'port']], [['spec']], [['spec', 'none', 'x']], [[]]])(
    'is known otherwise: %j',
    (path) => {
      expect(isOpenAt(whole, path)).toBe(false);
    },
  );
});
