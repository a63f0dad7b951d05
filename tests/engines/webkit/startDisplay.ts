import {once} from 'node:events';
import {startProgram, type Program} from './startProgram';

/** Larger than any window of the tests. */
const SCREEN = '1600x1200x24';

/** Starts a display that nobody sees. @returns its name, such as `:99`, for `DISPLAY`. */
export async function startDisplay(): Promise<Program & {readonly name: string}> {
  const program = await startProgram('Xvfb', [
    ...['-displayfd', '1'],
    ...['-screen', '0', SCREEN],
    ...['-nolisten', 'tcp'],
  ]);
  const {stdout} = program.process;
  if (!stdout) throw new Error('Xvfb has no output to read its display from');
  const [number] = (await once(stdout, 'data')) as [Buffer];
  return {...program, name: `:${number.toString().trim()}`};
}
