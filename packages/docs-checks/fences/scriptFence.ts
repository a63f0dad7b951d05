import type {FenceRule} from '../rule';

const LANGUAGES = new Set(['js', 'javascript', 'ts', 'typescript', 'tsx', 'jsx']);

/** A JavaScript or TypeScript sample parses. The compiler is loaded only when there is one. */
export const scriptFence: FenceRule = {
  name: 'script',
  applies: ({language, meta}) => LANGUAGES.has(language) && !meta.output,
  async check({code, line, language}, _page, _facts, report) {
    report.count('program samples');
    const {default: ts} = await import('typescript');
    const fileName = `sample.${language.endsWith('x') ? 'tsx' : 'ts'}`;
    const {diagnostics = []} = ts.transpileModule(code, {
      fileName,
      reportDiagnostics: true,
      compilerOptions: {target: ts.ScriptTarget.ESNext},
    });
    for (const {start = 0, messageText} of diagnostics) {
      report.problem(
        line + code.slice(0, start).split('\n').length,
        ts.flattenDiagnosticMessageText(messageText, ' '),
        code,
      );
    }
  },
};
