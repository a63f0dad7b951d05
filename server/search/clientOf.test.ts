import {expect, it} from 'vitest';
import {clientOf} from './clientOf';

it.each([
  ['203.0.113.9', undefined, '203.0.113.9'],
  ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['::ffff:203.0.113.9', undefined, '203.0.113.9'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['127.0.0.1', 'made up, 198.51.100.1', '198.51.100.1'],
  ['::1', '198.51.100.1', '198.51.100.1'],
  ['169.254.1.1', '198.51.100.1', '198.51.100.1'],
  ['fe80::1', '198.51.100.1', '198.51.100.1'],
  ['100.64.0.1', '198.51.100.1', '198.51.100.1'],
  ['100.128.0.1', '198.51.100.1', '100.128.0.1'],
  ['10.1.2.3', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::7', undefined, '2001:db8:1:2'],
  ['2001:db8::7', undefined, '2001:db8:0:0'],
  ['2001:db8:1:2:3:4:198.51.100.1', undefined, '2001:db8:1:2'],
  [undefined, undefined, ''],
])('a request from %s, forwarded for %s, counts for %s', (address, forwardedFor, client) => {
  expect(clientOf(address, forwardedFor)).toBe(client);
});
