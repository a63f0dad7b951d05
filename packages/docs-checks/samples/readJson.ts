import {parse, printParseErrorCode, type ParseError} from 'jsonc-parser';

/** A value, or what is wrong and on which 0-based line. */
export type ReadJson = {value: unknown} | {line: number; message: string};

/**
 * Parses JSON.
 * @param options.comments whether comments and trailing commas may stand in it, as in settings of VS Code.
 */
export function readJson(text: string, {comments = false} = {}): ReadJson {
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, {
    disallowComments: !comments,
    allowTrailingComma: comments,
  });
  const [first] = errors;
  if (!first) return {value};
  const words = printParseErrorCode(first.error).replaceAll(/(?<=[a-z])[A-Z]/g, ' $&');
  return {
    line: text.slice(0, first.offset).split('\n').length - 1,
    message: `not valid JSON: ${words.toLowerCase()}`,
  };
}
