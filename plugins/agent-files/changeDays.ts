import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

const run = promisify(execFile);

/** A history's names fit in this, in bytes. */
const MAX_OUTPUT = 64 * 1024 * 1024;

/** Data that pages without a file of their own are made from. */
const DATA = 'specs/';

/**
 * When the sources of pages last changed, by their history.
 *
 * @returns the day of a file's last change; of the newest data for a page that is made from it; nothing without a history.
 */
export async function changeDays(
  siteDir: string,
): Promise<(source: string | undefined) => string | undefined> {
  const folders = ['docs', 'versioned_docs', 'i18n', 'specs', 'src/pages'];
  const days = new Map<string, string>();
  let newest: string | undefined;
  try {
    const {stdout} = await run(
      'git',
      ['-C', siteDir, 'log', '--format=%x00%cs', '--name-only', '--relative', '--', ...folders],
      {maxBuffer: MAX_OUTPUT},
    );
    for (const commit of stdout.split('\0').slice(1)) {
      const [day = '', ...files] = commit.split('\n').filter(Boolean);
      for (const file of files) {
        if (!days.has(file)) days.set(file, day);
        if (file.startsWith(DATA)) newest ??= day;
      }
    }
  } catch {
    // A copy of the sources without their history: pages then say no day rather than a wrong one.
  }
  return (source) => (source === undefined ? undefined : days.get(source)) ?? newest;
}
