import type {ConsoleRequest} from '../request/buildRequest';
import {isThisMachine} from '../request/hostProblem';
import type {FailureReason} from './Outcome';

/** What went wrong in words, and what a reader can do. Backticks stand around code. */
export interface Explanation {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Ways round, the best first. */
  readonly ways: readonly string[];
}

/** Where a request went, and from where. */
export interface Circumstances {
  readonly host: string;
  readonly request: ConsoleRequest;
  /** Origin of this page. */
  readonly origin: string;
}

/** Explains why there is no answer. It claims only what a page can know. */
export function explainFailure(reason: FailureReason, at: Circumstances): Explanation {
  const {host, origin} = at;
  switch (reason) {
    case 'cancelled':
      return {
        title: 'Cancelled',
        paragraphs: [
          `You stopped waiting. The server at \`${host}\` may have acted on the request all the same.`,
        ],
        ways: [],
      };
    case 'timeout':
      return {
        title: 'No answer within 30 seconds',
        paragraphs: [
          `Something at \`${host}\` took the connection and did not answer in time. It may still act on the request.`,
        ],
        ways: [
          'Check that it is the API server that listens on this port.',
          'Send the request again, or copy it as curl, which waits longer.',
        ],
      };
    case 'policy':
      return {
        title: 'This site does not let its pages connect there',
        paragraphs: [
          `The security policy of this site allows connections to \`localhost\` and \`127.0.0.1\` only, so nothing was sent to \`${host}\`.`,
        ],
        ways: [
          'Copy the request as curl and run it in a terminal.',
          `Make a tunnel: \`ssh -L 8080:127.0.0.1:8080 HOST\`, then send to \`localhost:8080\`.`,
        ],
      };
    case 'request':
      return {
        title: 'The browser cannot form this request',
        paragraphs: ['A header holds a character that headers cannot have. Nothing was sent.'],
        ways: [],
      };
    case 'network':
      return {
        title: 'No answer that this page may read',
        paragraphs: [
          `Either nothing answers at \`${host}\`, or the browser blocked the exchange. A page is not told which.`,
          asksFirst(at.request)
            ? 'For this request the browser asks the server for leave first. Without leave it sends nothing more, so nothing has changed on the server.'
            : 'The browser sends such a request without asking and then hides the answer. If the server runs, it may have acted on it.',
          ...(origin.startsWith('https:') ? [insecureText(host)] : []),
        ],
        ways: [
          `Is the server running? \`thv serve\` listens on \`127.0.0.1:8080\` unless told otherwise.`,
          `The real server sends no CORS headers, so browsers keep its answers from this page. Copy the request as curl: a terminal knows no such rule.`,
          `Put a small proxy in between that adds the headers, as the guide shows, and send to its address.`,
          `Or run the sandbox as a program, from a copy of this site: \`npm run sandbox -- --cors ${origin}\`.`,
        ],
      };
  }
}

/** Requests that a browser sends only with the server's leave, asked for with OPTIONS (Fetch standard, CORS protocol). */
function asksFirst({method, headers}: ConsoleRequest): boolean {
  return !['GET', 'HEAD', 'POST'].includes(method) || headers.length > 0;
}

function insecureText(host: string): string {
  return isThisMachine(host)
    ? 'This page came over HTTPS and the server speaks HTTP. Chromium and Firefox allow that to this machine and may ask you for permission; Safari does not.'
    : `This page came over HTTPS and \`${host}\` speaks HTTP: browsers block that.`;
}
