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
        title: 'Canceled',
        paragraphs: [
          `You canceled the request. The server at \`${host}\` may have acted on it anyway.`,
        ],
        ways: [],
      };
    case 'timeout':
      return {
        title: 'Request timed out after 30 seconds',
        paragraphs: [
          `\`${host}\` accepted the connection but sent no response in time. The server may still act on the request.`,
        ],
        ways: [
          'Check that it is the API server that listens on this port.',
          'Send the request again, or copy it as curl, which waits longer.',
        ],
      };
    case 'policy':
      return {
        title: 'Blocked by this site’s content security policy',
        paragraphs: [
          `The content security policy allows connections to \`localhost\` and \`127.0.0.1\` only, so nothing was sent to \`${host}\`.`,
        ],
        ways: [
          'Copy the request as curl and run it in a terminal.',
          `Open an SSH tunnel: \`ssh -L 8080:127.0.0.1:8080 HOST\`, then send to \`localhost:8080\`.`,
        ],
      };
    case 'request':
      return {
        title: 'Invalid request header',
        paragraphs: [
          'A header contains a character that is not allowed there. Nothing was sent. Correct the header parameters.',
        ],
        ways: [],
      };
    case 'network':
      return {
        title: 'No readable response',
        paragraphs: [
          `Either no server responds at \`${host}\`, or the browser blocked the exchange. Browsers do not tell a page which.`,
          asksFirst(at.request)
            ? 'For this request, the browser sends a CORS preflight first. If the preflight fails, the request itself is not sent, so nothing has changed on the server.'
            : 'The browser sends this request without a CORS preflight and then hides the response. If the server runs, it may have acted on the request.',
          ...(origin.startsWith('https:') ? [insecureText(host)] : []),
        ],
        ways: [
          `Is the server running? \`thv serve\` listens on \`127.0.0.1:8080\` by default.`,
          `The server sends no CORS headers, so the browser hides its responses from this page. Copy the request as curl, to which CORS does not apply.`,
          `Start a small proxy that adds the headers, as the guide shows, and send requests to its URL.`,
          `Run the sandbox server from a copy of this site: \`npm run sandbox -- --cors ${origin}\`.`,
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
    ? 'This page uses HTTPS and the server uses HTTP. Chromium and Firefox allow such requests to this machine and may ask you for permission; Safari does not.'
    : `This page uses HTTPS and \`${host}\` uses HTTP, so browsers block the request.`;
}
