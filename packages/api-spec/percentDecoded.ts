/** A part of an address with its percent-encoding undone; one that is not encoded well stays as it is. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
