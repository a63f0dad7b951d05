import {parser} from '@lezer/python';
import {transform, type TransformFailure} from 'esbuild';
import type {FenceRule, SiteRule} from '../rule';

/** A Python sample parses. */
export const pythonFence: FenceRule = {
  name: 'python',
  applies: ({language, meta}) => (language === 'python' || language === 'py') && !meta.output,
  check({code, line}, _page, _facts, report) {
    report.count('program samples');
    let at: number | undefined;
    parser.parse(code).iterate({
      enter(node) {
        // What follows the first mistake often only follows from it.
        if (node.type.isError) at ??= node.from;
      },
    });
    if (at === undefined) return;
    const before = code.slice(0, at).split('\n');
    report.problem(
      line + before.length,
      `Python syntax error near "${code.slice(at).split('\n')[0] ?? ''}"`,
      before.at(-1),
    );
  },
};

/** Languages of samples and how they are read. */
const LOADERS: Readonly<Record<string, 'ts' | 'tsx'>> = {
  js: 'ts',
  javascript: 'ts',
  ts: 'ts',
  typescript: 'ts',
  jsx: 'tsx',
  tsx: 'tsx',
};

/** A JavaScript or TypeScript sample parses. */
export const scriptFence: FenceRule = {
  name: 'script',
  applies: ({language, meta}) => Object.hasOwn(LOADERS, language) && !meta.output,
  async check({code, line, language}, _page, _facts, report) {
    report.count('program samples');
    try {
      await transform(code, {loader: LOADERS[language], target: 'esnext', logLevel: 'silent'});
    } catch (error) {
      for (const {text, location} of (error as TransformFailure).errors)
        report.problem(line + (location?.line ?? 1), text, code);
    }
  },
};

const MAX_PERCENT = 10;

/** Fences that are not checked stay few. */
export const markedRule: SiteRule = {
  name: 'marked',
  check(pages, _facts, report) {
    const fences = pages.flatMap((page) => page.fences);
    const marked = fences.filter(
      ({meta}) => (meta.attributes.fragment ?? meta.attributes.wrong) !== undefined,
    );
    const percent = (100 * marked.length) / Math.max(1, fences.length);
    if (percent > MAX_PERCENT)
      report('docs').problem(
        1,
        `${marked.length} of ${fences.length} fences (${percent.toFixed(1)} %) are marked fragment or wrong; at most ${MAX_PERCENT} % may be`,
      );
  },
};
