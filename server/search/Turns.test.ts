import {setTimeout as pause} from 'node:timers/promises';
import {describe, expect, it} from 'vitest';
import {Turns} from './Turns';

describe('Turns', () => {
  it('lets no more work at a time than it may, in the order in which they came, also after one fails', async () => {
    const turns = new Turns(2);
    const began: number[] = [];
    let [atWork, most] = [0, 0];
    const work = (name: number) => async () => {
      began.push(name);
      most = Math.max(most, (atWork += 1));
      await pause(5);
      atWork -= 1;
      if (name === 1) throw new Error('failed');
      return name;
    };
    const results = await Promise.allSettled([0, 1, 2, 3, 4].map((name) => turns.take(work(name))));
    expect(results.map(({status}) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
    expect([most, began]).toEqual([2, [0, 1, 2, 3, 4]]);
  });
});
