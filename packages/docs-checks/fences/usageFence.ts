import type {FenceRule} from '../rule';

/** The usage line of a command is the one in specs/thv-cli.yaml. */
export const usageFence: FenceRule = {
  name: 'usage',
  applies: ({language, meta, code}) =>
    language === 'text' && !meta.output && /^thv\b[^\n]*$/.test(code.trim()),
  check({code, line}, _page, {cli}, report) {
    report.count('program samples');
    const usage = code.trim();
    const callables = [...cli.commands, ...cli.builtins];
    if (callables.some((each) => each.usage === usage)) return;
    const command = callables
      .filter(({path}) => `${usage} `.startsWith(`${path} `))
      .sort((a, b) => b.path.length - a.path.length)[0];
    report.problem(
      line + 1,
      `the usage of ${command?.path ?? 'thv'} is "${command?.usage ?? ''}"`,
      code,
    );
  },
};
