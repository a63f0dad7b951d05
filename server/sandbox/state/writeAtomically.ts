import {open, rename, rm} from 'node:fs/promises';
import {dirname} from 'node:path';

/**
 * Puts a text in the place of a file in one step: whenever the process or the machine dies, the file is the old or the new one.
 * Not `write-file-atomic`: it does not sync the folder, and its current version needs Node 22.
 * @throws whatever the disk says; the file is then as it was
 */
export async function writeAtomically(file: string, text: string): Promise<void> {
  const temporary = `${file}.new`;
  try {
    const handle = await open(temporary, 'w', 0o600);
    await handle
      .writeFile(text)
      .then(() => handle.sync())
      .finally(() => handle.close());
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, {force: true});
    throw error;
  }
  // The new name lasts once the folder is synced. Windows cannot open folders; there the rename has to do.
  if (process.platform === 'win32') return;
  const folder = await open(dirname(file), 'r');
  await folder.sync().finally(() => folder.close());
}
