import {expect, it} from 'vitest';
import {ClientQueues} from './ClientQueues';
import {MAX_WAIT_MS} from './limits';

it.each([1, 4])('%i at a time: what would wait too long is refused', (atATime) => {
  const queues = new ClientQueues<string>(atATime);
  for (let time = 0; time < 500; time += 1) queues.note(2 * MAX_WAIT_MS);
  for (let task = 0; task < atATime; task += 1) queues.add('a', 'task');
  const refused = expect.objectContaining({status: 503, headers: {'Retry-After': '1'}});
  expect(() => queues.add('a', 'task')).toThrow(refused);
  queues.take();
  queues.add('a', 'task');
});
