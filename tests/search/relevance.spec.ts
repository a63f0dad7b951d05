import {readFileSync} from 'node:fs';
import {miniSearchVitePress} from '../../bench/search/engines/miniSearchVitePress';
import {askable} from '../../bench/search/engines/ours';
import {readFloors, worse} from '../../bench/search/gate';
import {judgedQueries} from '../../bench/search/judgedQueries';
import {recordsOfBuild} from '@toolhive-docs/search-records';
import {askAll, scoresOf} from '../../bench/search/scoresOf';
import {loadIndex} from '@toolhive-docs/search-engine';
import {expect, test} from '../support/test';

test('answers to judged queries are no worse than stored, and no worse than those of MiniSearch as VitePress sets it up', async () => {
  const {index} = JSON.parse(readFileSync('build/assets/search/manifest.json', 'utf8')) as {
    index: string;
  };
  const file = readFileSync(`build/assets/search/${index.split('/').at(-1) ?? ''}`, 'utf8');
  const queries = judgedQueries().filter(({set}) => set === 'held back');
  const ours = await askAll(askable(loadIndex(file), file), queries);
  const theirs = await askAll(await miniSearchVitePress.open(recordsOfBuild('build')), queries);

  const other = {name: miniSearchVitePress.name, scores: scoresOf(queries, theirs.routes)};
  expect(
    worse(scoresOf(queries, ours.routes), readFloors(), other),
    'Search finds less than it did',
  ).toEqual([]);
});
