import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {anyOf} from '../load/anyOf';
import {siteFiles} from '../load/siteFiles';
import {viewEvent} from '../load/viewEvent';
import {boxRequest} from '../search/boxRequest';
import {judgedQueries} from '../search/judgedQueries';
import {CheckedConnection, type Answer} from './CheckedConnection';

/** A request with what is wrong about an answer to it; undefined where it is right. */
export interface Question {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  /** Of an event: its name in the log, where it must be once it is answered. */
  readonly event?: string;
  readonly wrong: (answer: Answer) => string | undefined;
}

/** What differs between two answers to the same search: how long they took, and their names. */
const lasting = (body: Buffer): string =>
  body.toString().replaceAll(/"(?:processingTimeMS|queryID|serverTimeMS)":("[^"]*"|[\d.]+)/g, '');

/** Searches whose right answers are asked for while nothing else goes on. */
async function searches(port: number, count: number): Promise<Question[]> {
  const connection = await CheckedConnection.open(port);
  const questions: Question[] = [];
  for (const {query} of judgedQueries().slice(0, count)) {
    const [path, body] = ['/1/indexes/*/queries', JSON.stringify({requests: [boxRequest(query)]})];
    const right = await connection.send('POST', path, body);
    if (right.status !== 200)
      throw new Error(`the search for "${query}" is answered with ${right.status}`);
    questions.push({
      method: 'POST',
      path,
      body,
      wrong: (answer) =>
        answer.status === 200 && lasting(answer.body) === lasting(right.body)
          ? undefined
          : `search "${query}": another answer (${answer.status})`,
    });
  }
  connection.end();
  return questions;
}

/**
 * What readers ask: of 20 questions 8 for pages, 5 for scripts and styles, 6 searches, and an event. Each knows its right answer.
 * @param buildDir - Folder of the site that is served.
 */
export async function questionsOf(buildDir: string, port: number): Promise<() => Question> {
  const files = siteFiles(buildDir);
  const file = (path: string, name: string): Question => {
    const right = readFileSync(join(buildDir, name));
    return {
      method: 'GET',
      path,
      wrong: ({status, body}) =>
        status === 200 && body.equals(right)
          ? undefined
          : `${path}: status ${status}, ${body.length} bytes instead of ${right.length}`,
    };
  };
  const pages = files.pages.map((name) => file(name.replace(/index\.html$/, ''), name));
  const assets = files.assets.map((name) => file(name, name));
  const asked = await searches(port, 40);
  let events = 0;
  const event = (): Question => {
    const name = `soak-${process.pid}-${(events += 1)}`;
    const body = JSON.stringify({events: [viewEvent([name])]});
    return {
      method: 'POST',
      path: '/1/events',
      body,
      event: name,
      wrong: ({status}) => (status === 200 ? undefined : `event: ${status}`),
    };
  };
  return () => {
    const dice = Math.random() * 20;
    return dice < 8 ? anyOf(pages) : dice < 13 ? anyOf(assets) : dice < 19 ? anyOf(asked) : event();
  };
}
