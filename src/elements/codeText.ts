/** The text of a code sample as a reader wants to paste it: without lines that a diff removes. */
export function codeText(figure: Element): string {
  const lines = [...figure.querySelectorAll('code > .line:not(.del)')];
  return lines
    .map((line) => line.textContent)
    .join('')
    .replace(/\n$/, '');
}
