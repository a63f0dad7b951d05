/** A size as readers know it: `1.9 MB`, `640 KB`. */
export function formatBytes(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1000);
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(kilobytes / 1000).toFixed(1)} MB`;
}
