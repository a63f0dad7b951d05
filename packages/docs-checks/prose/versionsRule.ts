import type {PageRule} from '../rule';
import {VERSION, versionProblem} from '../values/versionProblem';

/** Checks every version of ToolHive and its charts, wherever it stands on a page. */
export const versionsRule: PageRule = {
  name: 'version',
  check({source}, facts, report) {
    source.split('\n').forEach((line, index) => {
      for (const [version] of line.matchAll(VERSION)) {
        report.count('values in prose');
        const problem = versionProblem(version, facts);
        if (problem !== undefined) report.problem(index + 1, problem, line);
      }
    });
  },
};
