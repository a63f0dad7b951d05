import {miniSearchVitePress} from '../../bench/search/engines/miniSearchVitePress';
import {askable} from '../../bench/search/engines/ours';
import {readFloors, worse} from '../../bench/search/gate';
import {judgedQueries} from '../../bench/search/judgedQueries';
import {isOfNewest, OF_NEWEST} from '../../bench/search/newestVersion';
import {readBuiltIndex} from '@toolhive-docs/built-site';
import {recordsOfBuild} from '@toolhive-docs/search-records';
import {askAll, scoresOf} from '../../bench/search/scoresOf';
import {loadIndex} from '@toolhive-docs/search-engine';
import {expect, test} from '../support/test';

/** What readers of the newest pages search. */
const newestRecords = () => recordsOfBuild('build').filter(isOfNewest);

test('answers to judged queries are no worse than stored, and no worse than those of MiniSearch as VitePress sets it up', async () => {
  const file = readBuiltIndex('build');
  const queries = judgedQueries().filter(({set}) => set === 'held back');
  const ours = await askAll(askable(loadIndex(file), file), queries);
  const theirs = await askAll(await miniSearchVitePress.open(newestRecords()), queries);

  const other = {name: miniSearchVitePress.name, scores: scoresOf(queries, theirs.routes)};
  expect(
    worse(scoresOf(queries, ours.routes), readFloors(), other),
    'Search finds less than it did',
  ).toEqual([]);
});

test('a command that is asked by its name comes first, before the texts of its page', () => {
  const engine = loadIndex(readBuiltIndex('build'));
  const titles = newestRecords().filter(
    ({type, url}) => type === 'lvl1' && url.includes('/cli/thv'),
  );
  expect(titles.length).toBeGreaterThan(30);
  const others = titles.filter(({hierarchy, url}) => {
    const query = hierarchy.lvl1 ?? '';
    return (
      engine.search({query, optionalWords: query, facetFilters: OF_NEWEST}).hits[0]?.url !== url
    );
  });
  expect(others.map(({url}) => url)).toEqual([]);
});

for (const query of ['ca cert', 'ca certificate'])
  test(`"${query}" leads to the command that sets one before the one that takes it away`, () => {
    const engine = loadIndex(readBuiltIndex('build'));
    const urls = engine
      .search({query, optionalWords: query, facetFilters: OF_NEWEST})
      .hits.map(({url}) => url);
    const at = (command: string): number => urls.findIndex((url) => url?.includes(command));
    expect(at('thv_config_set-ca-cert')).toBeGreaterThanOrEqual(0);
    expect(at('thv_config_set-ca-cert')).toBeLessThan(at('thv_config_unset-ca-cert'));
  });

test('"exit codes of" a command leads to its page, whatever other pages say of it', () => {
  const engine = loadIndex(readBuiltIndex('build'));
  const commands = newestRecords().filter(
    ({type, url}) => type === 'lvl1' && /\/cli\/thv_/.test(url),
  );
  expect(commands.length).toBeGreaterThan(30);
  const others = commands.flatMap(({hierarchy, url}) => {
    const query = `exit codes of ${hierarchy.lvl1 ?? ''}`;
    const found = engine.search({query, optionalWords: query, facetFilters: OF_NEWEST});
    const first = found.hits[0]?.url ?? '';
    return first.split('#')[0] === url ? [] : [`${query}: ${first}`];
  });
  expect(others).toEqual([]);
});
