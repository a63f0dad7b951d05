/** A fence with nothing but the language after its backticks: titles and marks are written differently by every site. */
export function fenceHead(fence: string): string {
  const [head = '', ...rest] = fence.split('\n');
  const [, marks = head, language = ''] = /^([`~]{3,})[ \t]*(\w*)/.exec(head) ?? [];
  return [marks + language, ...rest].join('\n');
}
