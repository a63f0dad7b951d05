export interface Image {
  /** Without tag and digest. */
  name: string;
  tag: string;
}

const REFERENCE =
  /^([a-z0-9][\w.-]*(?::\d+)?(?:\/[\w.-]+)*)(?::([\w][\w.-]*))?(?:@(sha256:[0-9a-f]+))?$/;
/** What the first part of a name looks like when it is the host of a registry. */
const HOST = /^[\w-]+(\.[\w-]+)+(:\d+)?\//;

/**
 * Reads an image reference.
 * @param isKnown whether the text is one for sure; else its name must begin with the host of a registry.
 */
export function imageIn(text: string, isKnown = false): Image | undefined {
  const [, name, tag, digest] = REFERENCE.exec(text) ?? [];
  if (name === undefined || (tag === undefined && digest === undefined)) return undefined;
  if (!isKnown && !HOST.test(name)) return undefined;
  return {name, tag: [tag, digest].filter((part) => part !== undefined).join('@')};
}
