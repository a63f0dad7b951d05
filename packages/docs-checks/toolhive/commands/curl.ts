import {isUnlisted, unlisted, type Finding} from '../../report/Finding';
import {readCurl} from '../../samples/readCurl';
import {hasVariable, withDefaults} from '../../samples/variables';
import {addressProblem} from '../values/addresses';
import {apiRequestProblems} from './apiRequest';
import type {CommandContext, ProgramCheck} from './types';

/** Checks the options, the address, and, for the local API, method, path, query and body against its specification. */
export const checkCurl: ProgramCheck = ({words, input}, context) => {
  const request = readCurl(words);
  if (context.mention && request.urls.length === 0) return request.problems;
  // The value of an unknown option looks like an address.
  if (request.problems.some(isUnlisted)) return request.problems;
  if (request.urls.length === 0) return [...request.problems, 'curl needs an address'];
  const body = request.body === '@-' && input ? input.text : request.body;
  return [
    ...request.problems,
    ...request.urls.flatMap((written): Finding[] => {
      if (/^<[A-Z_]+>$/.test(written)) return [];
      const url = withScheme(withDefaults(written), context);
      if (!url.includes('://') && hasVariable(url)) return [openAddress(written)];
      const problem = addressProblem(url, context.facts, request.method);
      return problem === undefined
        ? apiRequestProblems({...request, body}, url, context)
        : [problem];
    }),
  ];
};

/** Like curl, takes `http` when an address has no scheme. On pages, addresses are complete. */
function withScheme(url: string, {page}: CommandContext): string {
  const isHost = /^[\w.-]+(:[^/?#]+)?([/?#]|$)/.test(url) && /[.:]|^localhost\b/.test(url);
  return page.alone && isHost && !url.includes('://') ? `http://${url}` : url;
}

function openAddress(url: string): Finding {
  return unlisted(
    `"${url}" cannot be checked, because its host is in a variable that nothing before it sets.`,
    'Set the variable in an earlier sample of the page',
  );
}
