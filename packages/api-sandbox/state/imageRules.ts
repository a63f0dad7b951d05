const reference =
  /^([a-z0-9.-]+(:\d+)?\/)?[a-z0-9]+([._-]+[a-z0-9]+)*(\/[a-z0-9]+([._-]+[a-z0-9]+)*)*(:[\w][\w.-]{0,127})?(@sha256:[0-9a-f]{64})?$/;

/**
 * Whether a workload of this image starts. The sandbox pulls nothing: every well-formed reference can be "pulled", except one that
 * contains the word `missing`, so that a failure can be tried on purpose. Protocol schemes such as `uvx://` count as well-formed.
 */
export function imageFails(image: string): boolean {
  return (
    image.includes('missing') || !(reference.test(image) || /^(uvx|npx|go):\/\/\S+$/.test(image))
  );
}

/** A name for a workload without one: the last part of the image, a hyphen and the Unix time. Counts on while that is taken. */
export function generatedName(
  image: string,
  now: number,
  taken: (name: string) => boolean,
): string {
  const base =
    /([a-z0-9][a-z0-9._-]*?)(:[^/]*)?(@[^/]*)?$/i.exec(image)?.[1]?.slice(0, 64) ?? 'workload';
  let seconds = Math.floor(now / 1000);
  while (taken(`${base}-${seconds}`)) seconds += 1;
  return `${base}-${seconds}`;
}
