import * as strings from '../../../../i18n/en/strings';
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
export function explainFailure(
  reason: FailureReason,
  {host, request, origin}: Circumstances,
): Explanation {
  switch (reason) {
    case 'cancelled':
      return {
        title: strings.canceled,
        paragraphs: [strings.canceledText(host)],
        ways: [],
      };
    case 'timeout':
      return {
        title: strings.timedOut,
        paragraphs: [strings.timedOutText(host)],
        ways: [strings.checkPort, strings.sendAgain],
      };
    case 'policy':
      return {
        title: strings.blockedByPolicy,
        paragraphs: [strings.blockedByPolicyText(host)],
        ways: [strings.runCurl, strings.openTunnel],
      };
    case 'request':
      return {
        title: strings.invalidHeader,
        paragraphs: [strings.invalidHeaderText],
        ways: [],
      };
    case 'network':
      return {
        title: strings.noReadableResponse,
        paragraphs: [
          strings.noReadableResponseText(host),
          asksFirst(request) ? strings.preflightFailed : strings.responseHidden,
          ...(origin.startsWith('https:')
            ? [isThisMachine(host) ? strings.insecureHere : strings.insecureElsewhere(host)]
            : []),
        ],
        ways: [
          strings.isServerRunning,
          strings.noCorsHeaders,
          strings.startProxy,
          strings.runSandboxServer(origin),
        ],
      };
  }
}

/** Requests that a browser sends only with the server's leave, asked for with OPTIONS (Fetch standard, CORS protocol). */
function asksFirst({method, headers}: ConsoleRequest): boolean {
  return !['GET', 'HEAD', 'POST'].includes(method) || headers.length > 0;
}
