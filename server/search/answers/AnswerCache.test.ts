import {describe, expect, it} from 'vitest';
import {AnswerCache, answerKey} from './AnswerCache';
import {BodyStart} from './BodyStart';
import type {WrittenAnswer} from './resultBody';

const [index, other] = [{}, {}];
const answer = (text: string): WrittenAnswer => ({start: new BodyStart(text), nbHits: 1, hits: 1});

describe('the answers that are kept', () => {
  it('are there for what was asked', () => {
    const answers = new AnswerCache();
    const made = answers.keep(index, 'a', answer('a'));
    expect([answers.find(index, 'a'), answers.find(index, 'b')]).toEqual([made, undefined]);
  });

  it('are forgotten with their index', () => {
    const answers = new AnswerCache();
    answers.keep(index, 'a', answer('a'));
    expect([answers.find(other, 'a'), answers.find(index, 'a')]).toEqual([undefined, undefined]);
  });

  it('take no more than they may; those wanted last stay', () => {
    const answers = new AnswerCache(10_000);
    for (let number = 0; number < 50; number += 1) {
      answers.keep(index, `${number}`, answer('x'.repeat(500)));
      answers.find(index, '0');
    }
    const there = Array.from({length: 50}, (_, number) => number).filter(
      (number) => answers.find(index, `${number}`) !== undefined,
    );
    expect(there).toEqual([0, 45, 46, 47, 48, 49]);
    answers.keep(index, 'large', answer(Array.from({length: 9000}, (_, at) => at ** 3).join()));
    expect(answers.find(index, 'large')).toBeUndefined();
  });

  it('are the same however parameters are ordered and whoever asks, and not for another site', () => {
    const key = answerKey({query: 'run', page: 1}, 'https://a.example');
    expect(answerKey({page: 1, userToken: 'b', query: 'run'}, 'https://a.example')).toBe(key);
    expect(answerKey({query: 'run', page: 1}, 'https://b.example')).not.toBe(key);
  });
});
