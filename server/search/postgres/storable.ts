/** A text as PostgreSQL can be asked for it: it holds none with NUL, and takes none in a question. */
export function storable(text: string): string {
  return text.replaceAll('\0', '\ufffd');
}
