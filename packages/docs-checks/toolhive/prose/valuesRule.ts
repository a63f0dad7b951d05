import type {Facts} from '../../facts/types';
import type {CodeSpan, Page} from '../../page/types';
import type {Finding} from '../../report/Finding';
import type {PageRule, ValueKind} from '../../rule';
import {addressValue, apiPathValue, chartValue, portValue, requestValue} from './addressValues';
import {commandValue, environmentValue, flagValue} from './commandValues';
import {
  apiVersionValue,
  foreignPathValue,
  helmValue,
  imageValue,
  resourceFieldValue,
  settingValue,
  toolhivePathValue,
} from './specValues';

/** The kinds of values that inline code can hold; the first that matches checks it. */
const valueKinds: readonly ValueKind[] = [
  commandValue,
  flagValue,
  environmentValue,
  requestValue,
  apiPathValue,
  chartValue,
  addressValue,
  portValue,
  toolhivePathValue,
  foreignPathValue,
  helmValue,
  resourceFieldValue,
  settingValue,
  apiVersionValue,
  imageValue,
];

/** Checks every value in inline code that specs/ or a reviewed list knows about: commands, flags, variables, ports, paths, images … */
export const valuesRule: PageRule = {
  name: 'value',
  check(page, facts, report) {
    for (const span of page.spans) {
      if (kindOf(span, page, facts) === undefined || isDeliberate(span, page, facts)) continue;
      report.count('values in prose');
      for (const problem of valueProblems(span, page, facts))
        report.problem(span.line, problem, `\`${span.code}\``);
    }
  },
};

function kindOf(span: CodeSpan, page: Page, facts: Facts): ValueKind | undefined {
  return valueKinds.find((each) => each.matches(span, page, facts));
}

/** What is wrong with inline code that holds a value. */
export function valueProblems(span: CodeSpan, page: Page, facts: Facts): Finding[] {
  return kindOf(span, page, facts)?.problems(span, page, facts) ?? [];
}

/** What the history of releases is generated from, and no other page. */
const HISTORY = 'specs/changes.yaml';

/**
 * Code that is wrong on purpose, because the page says that it does not exist: what reviewed/names.yaml lists under
 * mentions, and what the generated history of releases names as removed.
 */
function isDeliberate(
  {code}: CodeSpan,
  {file, generated}: Page,
  {reviewed, removed}: Facts,
): boolean {
  return (
    (generated?.includes(HISTORY) === true && removed.has(code)) ||
    reviewed.mentions.some(
      (mention) =>
        mention.code === code && (mention.page === undefined || file.endsWith(mention.page)),
    )
  );
}
