import type {Stats} from 'node:fs';
import {open, type FileHandle} from 'node:fs/promises';

/** Bytes read at a time. */
const CHUNK = 64 * 1024;

/**
 * The bytes of a file from `start` to `end`, both inclusive. The file is opened when the first are asked for.
 *
 * Each part is handed on only when the file is still in the state `expected`: otherwise the stream fails, so that nobody gets a whole
 * response that is half of one file and half of another.
 *
 * @param whenFailed - Called before the stream fails.
 */
export function streamFile(
  name: string,
  expected: Stats,
  start: number,
  end: number,
  whenFailed: () => void = () => undefined,
): ReadableStream<Uint8Array> {
  let handle: FileHandle | undefined;
  let position = start;
  const close = async () => {
    const opened = handle;
    handle = undefined;
    await opened?.close();
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          handle ??= await open(name);
          const part = new Uint8Array(Math.min(CHUNK, end + 1 - position));
          const {bytesRead} = await handle.read(part, 0, part.length, position);
          if (bytesRead === 0 || !isSame(await handle.stat(), expected))
            throw new FileChangedError(`${name} changed while it was sent`);
          controller.enqueue(part.subarray(0, bytesRead));
          position += bytesRead;
          if (position <= end) return;
          await close();
          controller.close();
        } catch (error) {
          await close();
          whenFailed();
          controller.error(error);
        }
      },
      cancel: close,
    },
    {highWaterMark: 0},
  );
}

/** A file kept changing while it was read. */
export class FileChangedError extends Error {
  override readonly name = 'FileChangedError';
}

/** Tells whether an opened file holds what it held. That it lost its name, as when a build is replaced, does not matter. */
export function isSame(one: Stats, other: Stats): boolean {
  return one.ino === other.ino && one.size === other.size && one.mtimeMs === other.mtimeMs;
}
