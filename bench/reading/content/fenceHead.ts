/** A fence with nothing but the language after its backticks: titles and marks are written differently by every site. */
export function fenceHead(fence: string): string {
  const [head = '', ...rest] = fence.split('\n');
  return [head.replace(/^([`~]{3,})[ \t]*(\w*).*$/, '$1$2'), ...rest].join('\n');
}
