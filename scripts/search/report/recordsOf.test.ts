import {expect, it} from 'vitest';
import {recordsOf} from './recordsOf';

const scope = (name: string, ...lines: string[]) => ({
  scope: {name},
  logRecords: lines.map((line) => ({body: {stringValue: line}})),
});

it('finds what the server sent in a line of a collector, and not what others sent', () => {
  const scopeLogs = [scope('toolhive-docs.events', '{"a":1}', '{"a":2}'), scope('other', 'x')];
  const line = JSON.stringify({resourceLogs: [{resource: {}, scopeLogs}]});
  expect(recordsOf(line)).toEqual(['{"a":1}', '{"a":2}']);
});

it('leaves other lines as they are', () => {
  for (const line of ['{"type":"query"}', '{"query":"\\"resourceLogs\\""', '{"resourceLogs":1}'])
    expect(recordsOf(line)).toEqual([line]);
});
