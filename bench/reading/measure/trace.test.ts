import {expect, it} from 'vitest';
import {readTrace, type TraceEvent} from './trace';

const ms = (at: number) => 1_000_000 + at * 1000;
const event = (name: string, at: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  pid: 7,
  tid: 1,
  ts: ms(at),
  ...more,
});
const task = (at: number, length: number, more: Partial<TraceEvent> = {}): TraceEvent =>
  event('RunTask', at, {dur: length * 1000, ...more});
const PAGE = [
  event('thread_name', -500, {args: {name: 'CrRendererMain'}}),
  event('navigationStart', 0, {args: {data: {documentLoaderURL: 'http://localhost/'}}}),
  event('navigationStart', 90, {args: {data: {documentLoaderURL: 'about:blank'}}}),
  event('firstContentfulPaint', 100),
  event('loadEventEnd', 400),
];

it('counts what each task takes beyond 50 ms', () => {
  expect(
    readTrace([...PAGE, task(150, 40), task(200, 50), task(300, 80), task(500, 250)], 5000)
      .blocking,
  ).toBe(30 + 200);
});

it('counts only the part of a task after first contentful paint and before the end', () => {
  expect(readTrace([...PAGE, task(20, 60), task(90, 110), task(1350, 200)], 1000).blocking).toBe(
    50,
  );
  expect(readTrace([...PAGE, task(20, 60), task(90, 110), task(1350, 200)], 1000).mainThread).toBe(
    60 + 110 + 50,
  );
});

it('leaves other threads and other pages out, also one that the browser paints last', () => {
  const others = [
    task(200, 500, {tid: 2}),
    task(200, 500, {pid: 8}),
    event('firstContentfulPaint', 300, {pid: 8}),
  ];
  expect(readTrace([...PAGE, ...others], 5000)).toMatchObject({
    fcp: 100,
    blocking: 0,
    mainThread: 0,
  });
});

it('tells apart how long a task took and what the processor gave it', () => {
  expect(readTrace([...PAGE, task(150, 200, {tdur: 90_000})], 5000)).toMatchObject({
    blocking: 150,
    blockingProcessor: 40,
  });
});

it('takes the last candidate for the largest contentful paint', () => {
  const candidates = [
    event('largestContentfulPaint::Candidate', 100),
    event('largestContentfulPaint::Candidate', 250),
  ];
  expect(readTrace([...PAGE, ...candidates], 5000).lcp).toBe(250);
});

it('says when nothing was painted', () => {
  expect(() => readTrace([event('navigationStart', 0)], 5000)).toThrow('stayed blank');
});
