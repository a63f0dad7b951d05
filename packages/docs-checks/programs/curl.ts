import {addressProblem} from '../values/addressProblem';
import {apiRequestProblems} from './apiRequestProblems';
import {readCurl} from './readCurl';
import type {ProgramCheck} from './types';

/** Checks the options, the address, and, for the local API, method, path, query and body against its specification. */
export const checkCurl: ProgramCheck = ({words}, context) => {
  const request = readCurl(words);
  if (context.mention && request.urls.length === 0) return request.problems;
  if (request.urls.length === 0) return [...request.problems, 'curl needs an address'];
  return [
    ...request.problems,
    ...request.urls.flatMap((url) => {
      if (/^<[A-Z_]+>$/.test(url)) return [];
      const problem = addressProblem(url, context.facts, request.method);
      return problem === undefined ? apiRequestProblems(request, url, context) : [problem];
    }),
  ];
};
