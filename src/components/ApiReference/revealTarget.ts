/** Opens every closed part around the place that a hash names, then goes there: a browser need not do the first. */
export function revealTarget(hash: string): void {
  if (hash.length < 2) return;
  let id: string;
  try {
    id = decodeURIComponent(hash.slice(1));
  } catch {
    return;
  }
  const target = document.getElementById(id);
  let opened = false;
  for (
    let part = target?.closest('details:not([open])');
    part;
    part = part.parentElement?.closest('details:not([open])')
  ) {
    part.setAttribute('open', '');
    opened = true;
  }
  if (opened) target?.scrollIntoView({behavior: 'instant'});
}
