import {didYouMean} from '../../cli-spec';
import type {FenceRule} from '../rule';

/** The usage line of a command is the one in specs/thv-cli.yaml. */
export const usageFence: FenceRule = {
  name: 'usage',
  applies: ({language, meta, code}) => language === 'text' && !meta.output && /^thv\b[^\n]*$/.test(code.trim()),
  check({code, line}, _page, {cli}, report) {
    report.count('program samples');
    const known = [...cli.commands, ...cli.builtins].map(({usage}) => usage);
    if (!known.includes(code.trim())) report.problem(line + 1, `no command has this usage; ${didYouMean(code.trim(), known)}`, code);
  },
};
