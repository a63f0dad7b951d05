import {HtmlValidate, StaticConfigLoader, type ConfigData} from 'html-validate';

/** Rules for the markup of built pages; what is let pass has its reason. */
const RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'input-missing-label': 'error',
    // How the minifier writes.
    'attr-quotes': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-raw-characters': ['error', {relaxed: true}],
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // Any text without a space is an id by the HTML standard; React's begin with "_".
    'valid-id': ['error', {relaxed: true}],
    // A link that scripts turn into a button works without them; the framework's skip link is in a region.
    'prefer-native-element': ['error', {exclude: ['button', 'region']}],
    // The alignment of table columns, as Markdown has it; the framework's hidden drawings.
    'no-inline-style': ['error', {allowedProperties: ['display', 'text-align']}],
  },
};

/** Errors of the Nu Html Checker that are none, as patterns of Java for a whole message, each with its reason. */
export const LET_PASS: readonly {readonly pattern: string; readonly reason: string}[] = [
  {
    pattern: '.*Property “line-clamp” doesn.t exist.*',
    reason: 'Its table of properties ends before CSS Overflow 4.',
  },
  {
    pattern: '.*“clip-path”: “path\\(.*” is not a “clip-path” value.*',
    reason: 'Its list of shapes ends before path() of CSS Shapes 1.',
  },
];

/**
 * Checks HTML files by the rules of {@link RULES}.
 *
 * @returns A line for each fault: file, line and column, element, rule and message.
 */
export async function validate(files: readonly string[]): Promise<string[]> {
  const checker = new HtmlValidate(new StaticConfigLoader([], RULES));
  const faults: string[] = [];
  for (const file of files) {
    const {results} = await checker.validateFile(file);
    for (const {filePath, messages} of results)
      for (const {ruleId, message, line, column, selector} of messages)
        faults.push(`${filePath}:${line}:${column}: ${selector ?? 'page'}: ${ruleId}: ${message}`);
  }
  return faults;
}
