import {describe, expect, it} from 'vitest';
import {readAnchor, storeAnchor} from './anchors';

describe('an anchor in an index file', () => {
  it.each([
    ['that of the heading above', 'usage', 'Run it', 'usage', ''],
    ['none below a heading that has one', '', 'Run it', 'usage', '#'],
    ['the words of the text', 'run-it', 'Run it', 'usage', '##'],
    ['a flag with a short form', '--help', '--help, -h', 'usage', '#1'],
    ['a field of the heading above', 'schema.Workload.port', 'port', 'schema.Workload', '#.'],
    ['a response of the heading above', 'getHealth.204', '204 No Content', 'getHealth', '#.'],
    ['one of its own', 'when-it-fails', 'Troubleshooting', 'usage', 'when-it-fails'],
    ['a name that every object has', 'constructor', 'Make one', 'usage', 'constructor'],
  ])('is short and comes back: %s', (_what, anchor, text, above, stored) => {
    expect(storeAnchor(anchor, text, above)).toBe(stored);
    expect(readAnchor(stored, text, above)).toBe(anchor);
  });
});
