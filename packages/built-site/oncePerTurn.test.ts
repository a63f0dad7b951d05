import {setImmediate as nextTurn} from 'node:timers/promises';
import {expect, it} from 'vitest';
import {oncePerTurn} from './oncePerTurn';

it('asks once for each name in a turn, and anew in the next', async () => {
  const questions: string[] = [];
  const ask = oncePerTurn((name) => {
    questions.push(name);
    return name === 'nothing' ? undefined : questions.length;
  });
  expect([ask('a'), ask('b'), ask('a'), ask('nothing'), ask('nothing')]).toEqual([
    1,
    2,
    1,
    undefined,
    undefined,
  ]);
  ask.forget('a');
  expect(ask('a')).toBe(4);
  await nextTurn();
  await nextTurn();
  expect(ask('b')).toBe(5);
  expect(questions).toEqual(['a', 'b', 'nothing', 'a', 'b']);
});

it('asks again for what threw', () => {
  let tries = 0;
  const ask = oncePerTurn(() => {
    tries += 1;
    if (tries === 1) throw new Error('not now');
    return tries;
  });
  expect(() => ask('a')).toThrow('not now');
  expect(ask('a')).toBe(2);
});
