/** A line that holds nothing but directives of a Helm template. */
const DIRECTIVES = /^\s*(\{\{.*?\}\}\s*)+$/;
const INLINE = /\{\{.*?\}\}/g;

/** What a Helm template looks like as plain YAML: lines of directives left out, values in braces replaced. */
export function withoutTemplates(text: string): string {
  return text
    .split('\n')
    .filter((line) => !DIRECTIVES.test(line))
    .map((line) => (line.includes('{{') ? line.replaceAll(INLINE, 'templated') : line))
    .join('\n');
}
