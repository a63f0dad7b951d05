import {describe, expect, it} from 'vitest';
import {readSession} from './storedSession';

const workload = {
  name: 'a',
  image: 'b',
  port: 1,
  createdAt: 2,
  readyAt: 3,
  fails: false,
  stoppedAt: null,
};
const session = {
  target: 'server',
  host: 'localhost:9',
  sandbox: {clients: ['vscode'], removedRegistries: [], workloads: [workload]},
  tour: {step: 2, round: 0},
};

describe('what an earlier load left', () => {
  it('is read as it was written', () => {
    expect(readSession(JSON.stringify(session))).toEqual(session);
  });

  it.each([
    null,
    '',
    '{',
    '7',
    'null',
    '[]',
    '{}',
    '{"target":"elsewhere","host":7,"sandbox":[],"tour":{"step":-1,"round":0}}',
  ])('counts as nothing when it cannot be ours: %j', (text) => {
    expect(readSession(text)).toEqual({});
  });

  it.each([
    {clients: [7]},
    {removedRegistries: 'x'},
    {workloads: {}},
    {workloads: [null]},
    {workloads: [{...workload, port: '1'}]},
    {workloads: [{...workload, stoppedAt: 'x'}]},
    {workloads: [{...workload, stoppedAt: undefined}]},
    {workloads: [{...workload, createdAt: 1e300}]},
  ])('leaves out a state of the sandbox that would break it: %j', (spoilt) => {
    const {sandbox, ...rest} = session;
    expect(readSession(JSON.stringify({...session, sandbox: {...sandbox, ...spoilt}}))).toEqual(
      rest,
    );
  });
});
