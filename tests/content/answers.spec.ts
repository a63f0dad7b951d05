import {fileURLToPath} from 'node:url';
import {openMcpChannel} from '../../bench/answers/mcpChannel';
import {readQuestions} from '../../bench/answers/readQuestions';
import {isWithin} from '../../bench/answers/summary';
import {takeJourney} from '../../bench/answers/takeJourney';
import {expect, test} from '../support/test';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Share of the questions whose answer programs must reach within the limits. */
const FLOOR = 0.95;

test('programs that ask the MCP server reach the section with the answer within 2 calls and 4,000 tokens', async () => {
  const {channel, index, close} = await openMcpChannel({buildDir: `${root}build`, root});
  const journeys = [];
  for (const question of readQuestions(index)) journeys.push(await takeJourney(channel, question));
  await close();
  expect(journeys.length).toBeGreaterThanOrEqual(120);
  const missed = journeys.filter((journey) => !isWithin(journey)).map(({question}) => question);
  expect(
    1 - missed.length / journeys.length,
    `npm run bench:answers -- --misses shows more. Not reached:\n${missed.join('\n')}`,
  ).toBeGreaterThanOrEqual(FLOOR);
});
