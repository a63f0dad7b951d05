import {limits} from '../limits';

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

/** Characters that the time and the hyphen before it take from the length of a generated name. */
const TIME_LENGTH = 11;

/**
 * A name for a workload without one, as the real server makes it: the image up to the first colon, with a hyphen for everything but
 * letters and digits, a hyphen and the Unix time. Counts on while that is taken.
 */
export function generatedName(
  image: string,
  now: number,
  taken: (name: string) => boolean,
): string {
  const base = (image.split(':')[0] ?? '')
    .replaceAll(/[^a-z0-9]/gi, '-')
    .slice(0, limits.nameLength - TIME_LENGTH);
  let seconds = Math.floor(now / 1000);
  while (taken(`${base}-${seconds}`)) seconds += 1;
  return `${base}-${seconds}`;
}
