import {parseArgs} from 'node:util';
import {inProject, projectRoot} from '../../scripts/support/projectRoot.mjs';
import {markdownTable} from '../search/markdownTable';
import {openMcpChannel} from './mcpChannel';
import {pageChannels} from './pageChannels';
import {readQuestions} from './readQuestions';
import {isWithin, LIMITS, summaryOf} from './summary';
import {takeJourney} from './takeJourney';

const {values} = parseArgs({
  options: {
    build: {type: 'string', default: inProject('build')},
    misses: {type: 'boolean'},
    questions: {type: 'string'},
  },
});

/** Prints how programs reach answers: `npm run bench:answers`; with `--misses` also the questions that MCP does not answer; with `--questions FILE` other ones. */
const {channel, index, close} = await openMcpChannel({buildDir: values.build, root: projectRoot});
const questions = readQuestions(index, values.questions);
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const rows: string[][] = [];
for (const one of [...pageChannels(values.build, index), channel]) {
  const journeys = [];
  for (const question of questions) journeys.push(await takeJourney(one, question));
  const {withinLimits, reached, medianCalls, medianTokens} = summaryOf(journeys);
  rows.push([
    one.name,
    percent(withinLimits),
    percent(reached),
    `${medianCalls}`,
    `${medianTokens}`,
  ]);
  if (values.misses === true && one === channel)
    for (const {question, calls, tokens} of journeys.filter((journey) => !isWithin(journey)))
      console.log(`${calls ?? 'never'} calls, ${tokens} tokens: ${question}`);
}
await close();
console.log(`${questions.length} questions`);
console.log(
  markdownTable([
    [
      'Channel',
      `Within ${LIMITS.calls} calls and ${LIMITS.tokens} tokens`,
      'Reached',
      'Median calls',
      'Median tokens',
    ],
    ...rows,
  ]),
);
