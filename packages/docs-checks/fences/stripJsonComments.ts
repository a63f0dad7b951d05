/** Blanks out comments and trailing commas, which settings files of VS Code may have; lines and columns stay the same. */
export function stripJsonComments(text: string): string {
  const blank = (part: string) => part.replaceAll(/[^\n]/g, ' ');
  const bare = text.replace(/"(?:\\.|[^"\\])*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (part) =>
    part.startsWith('"') ? part : blank(part),
  );
  return bare.replace(/"(?:\\.|[^"\\])*"|,(?=\s*[}\]])/g, (part) => (part === ',' ? ' ' : part));
}
