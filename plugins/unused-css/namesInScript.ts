/** Text in quotes, of any kind. */
const STRING = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;

/** Names that a selector may use of what a script writes: every word of its strings, too careful rather than too eager. */
export function namesInScript(code: string): string[] {
  return (code.match(STRING) ?? []).flatMap((text) => text.match(/[\w-]+/g) ?? []);
}
