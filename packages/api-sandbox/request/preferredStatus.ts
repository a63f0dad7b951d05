/** The status a caller asks to see: `Prefer: code=500` → 500. Undefined when it names none. */
export function preferredStatus(headers: Headers): number | undefined {
  const code = /(?:^|[,;\s])code=(\d{3})(?=$|[,;\s])/.exec(headers.get('prefer') ?? '')?.[1];
  return code === undefined ? undefined : Number(code);
}
