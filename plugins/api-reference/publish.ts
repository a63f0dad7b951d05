import {copyFile, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Folder of published specifications, below the base path. */
export const PUBLISHED = 'api-specs';

/** Names of the published files of a specification: the file itself, and the same as JSON. */
export function publishedNames(specFile: string): {yaml: string; json: string} {
  const name = path.basename(specFile).replace(/\.(ya?ml|json)$/, '');
  return {yaml: `${name}.yaml`, json: `${name}.json`};
}

/**
 * Writes the specification into a folder: the YAML byte for byte, and the same document as JSON.
 * @param document - What the file says.
 */
export async function publish(specFile: string, document: object, folder: string): Promise<void> {
  const {yaml, json} = publishedNames(specFile);
  await mkdir(folder, {recursive: true});
  await copyFile(specFile, path.join(folder, yaml));
  // Without spaces, for programs; people read the YAML.
  await writeFile(path.join(folder, json), `${JSON.stringify(document)}\n`);
}
