import {HtmlValidate, StaticConfigLoader} from 'html-validate';
import {RULES} from './rules';

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
