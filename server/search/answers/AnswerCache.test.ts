import {describe, expect, it} from 'vitest';
import {AnswerCache, type KeptAnswer} from './AnswerCache';
import {BodyStart} from './BodyStart';

const [index, other] = [{}, {}];
const answer = async (text: string): Promise<KeptAnswer> => ({
  start: await BodyStart.of(text),
  nbHits: 1,
  hits: 1,
});

describe('the answers that are kept', () => {
  it('are there while they are made, and afterwards', async () => {
    const answers = new AnswerCache();
    expect(answers.find(index, 'a')).toBeUndefined();
    let finish: (made: KeptAnswer) => void = () => undefined;
    const keeping = answers.keep(index, 'a', new Promise((resolve) => (finish = resolve)));
    const waiting = answers.find(index, 'a');
    const made = await answer('a');
    finish(made);
    expect([await waiting, await keeping, answers.find(index, 'a')]).toEqual([made, made, made]);
    expect(answers.find(index, 'b')).toBeUndefined();
  });

  it('are forgotten with their index, also when they come too late', async () => {
    const answers = new AnswerCache();
    void answers.find(index, 'a');
    await answers.keep(index, 'a', answer('a'));
    const late = answers.keep(index, 'b', answer('b'));
    expect(answers.find(other, 'a')).toBeUndefined();
    await late;
    expect([answers.find(other, 'b'), answers.find(index, 'a')]).toEqual([undefined, undefined]);
  });

  it('take no more than they may; those wanted last stay', async () => {
    const answers = new AnswerCache(10_000);
    void answers.find(index, '');
    for (let number = 0; number < 50; number += 1) {
      await answers.keep(index, `${number}`, answer('x'.repeat(500)));
      void answers.find(index, '0');
    }
    const there = Array.from({length: 50}, (_, number) => number).filter(
      (number) => answers.find(index, `${number}`) !== undefined,
    );
    expect(there).toEqual([0, 45, 46, 47, 48, 49]);
  });

  it('do not hold one that failed', async () => {
    const answers = new AnswerCache();
    void answers.find(index, 'a');
    await expect(answers.keep(index, 'a', Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(answers.find(index, 'a')).toBeUndefined();
  });
});
