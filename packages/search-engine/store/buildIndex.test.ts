import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {objectId} from '../objectId';
import {recordOf} from '../result/recordOf';
import {recordsOf} from '../testing/records';
import type {SearchRecord} from '../types';
import {buildIndex} from './buildIndex';
import type {IndexFile} from './indexFile';
import {openStore} from './store';

const records = recordsOf([
  {
    url: '/install',
    category: 'Guides',
    keywords: ['setup', 'brew'],
    rank: 2,
    version: ['1.0', 'latest'],
    lines: [
      ['lvl1', 'Install'],
      ['content', 'Pick a channel.'],
      ['lvl2', 'Homebrew', 'brew'],
      ['content', 'brew install thv'],
      ['content', 'brew install thv'],
      ['lvl3', 'Flags', 'flags'],
      ['lvl5', '--force', '--force'],
      ['content', 'Overwrite.'],
    ],
  },
  {
    url: '/run',
    kind: 'command',
    lines: [
      ['lvl1', 'thv run'],
      ['content', 'Line one\n line\u007ftwo'],
    ],
  },
]);

function roundTrip(input: readonly SearchRecord[]): SearchRecord[] {
  const store = openStore(JSON.parse(JSON.stringify(buildIndex(input))) as IndexFile);
  return [...store.nodes.isRecord.keys()]
    .filter(
      (node) =>
        store.nodes.isRecord[node] === 1 &&
        store.nodes.level[node]! > 0 &&
        store.nodes.level[node]! < 8,
    )
    .map((node) => recordOf(node, store));
}

/** Keywords are searched and not given back. */
function withoutKeywords(record: SearchRecord): SearchRecord {
  return Object.fromEntries(
    Object.entries(record).filter(([name]) => name !== 'keywords'),
  ) as unknown as SearchRecord;
}

describe('buildIndex', () => {
  it('gives every record back as it was, but for white space and the sign that ends lines', () => {
    const expected = records.map((record) => ({
      ...withoutKeywords(record),
      content: record.content?.replace(/[\s\u007f]+/g, ' ') ?? null,
    }));
    expect(roundTrip(records)).toEqual(expected);
  });

  it('gives back records of any headings, anchors and order', () => {
    const line = fc.record({
      type: fc.constantFrom('content', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'),
      text: fc.constantFrom('Set the port', '--port', 'Port', '??', '##', 'é à'),
      anchor: fc.constantFrom(undefined, 'set-the-port', '--port', 'port', 'other', 'é-à'),
    });
    const pages = fc
      .array(line, {minLength: 1, maxLength: 20})
      .chain((lines) =>
        fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines.map((_, at) => at))),
      );
    fc.assert(
      fc.property(pages, ([lines, order]) => {
        const made = recordsOf([
          {
            url: '/page',
            lines: lines.map(({type, text, anchor}) => [type, text, anchor]),
          },
        ]);
        // Some are missing, so that a heading is no record itself, and text of an outer section may follow that of an inner one.
        const expected = order.map((at, position) => ({
          ...made[at]!,
          objectID: `id-${at}`,
          weight: {...made[at]!.weight, position},
        }));
        expect(roundTrip(expected)).toEqual(expected);
      }),
      {numRuns: 500},
    );
  });

  it('gives two records with the same text two ids', () => {
    const ids = roundTrip(records).map(({objectID}) => objectID);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('gives two records whose texts differ in nothing but their case the ids they came with', () => {
    const made = recordsOf([
      {
        url: '/page',
        lines: [
          ['lvl1', 'Flags'],
          ['content', '-e'],
          ['content', '-E'],
        ],
      },
    ]);
    const [, small] = made;
    const {url, type} = small!;
    const derived = made.map((record, at) =>
      at === 0 ? record : {...record, objectID: objectId(url, type, '-e', at - 1)},
    );
    expect(roundTrip(derived).map(({objectID}) => objectID)).toEqual(
      derived.map(({objectID}) => objectID),
    );
  });

  it('keeps ids that were made elsewhere', () => {
    const foreign = records.map((record, at) => ({...record, objectID: `id-${at}`}));
    expect(roundTrip(foreign).map(({objectID}) => objectID)).toEqual(
      foreign.map(({objectID}) => objectID),
    );
  });

  it('puts records in order, whatever order they came in', () => {
    expect(
      roundTrip(records.toReversed()).filter(
        ({url_without_anchor}) => url_without_anchor === '/install',
      ),
    ).toEqual(
      roundTrip(records).filter(({url_without_anchor}) => url_without_anchor === '/install'),
    );
  });

  it('adds headings that are no records themselves to the hierarchy, not to the records', () => {
    const contentOnly = records.filter(({type}) => type === 'content');
    const back = roundTrip(contentOnly);
    expect(back.map(({type}) => type)).toEqual(contentOnly.map(() => 'content'));
    expect(back.at(-2)?.hierarchy).toEqual(records[7]?.hierarchy);
  });

  it('says what to do when the file is of another version', () => {
    expect(() => openStore({...buildIndex(records), format: 0 as 5})).toThrow(
      'format is 0, this engine reads 5; build the index again',
    );
  });

  it('holds nothing when there are no records', () => {
    expect(roundTrip([])).toEqual([]);
  });
});
