import {ApiFault} from './ApiFault';
import type {Door} from './Door';
import {readEvents} from './readEvents';

/**
 * Keeps the events of a body; answers when they are on the disk.
 * @throws ApiFault 404 when events are off, 400 for events that are not, 503 when the disk refuses.
 */
export async function keepEvents(
  body: unknown,
  {log}: Door,
): Promise<{status: 200; message: 'OK'}> {
  if (log === undefined) throw new ApiFault(404, 'Events are off on this server');
  const events = readEvents(body);
  try {
    await log.append(events);
  } catch (error) {
    console.error('Error: events cannot be kept:', error);
    throw new ApiFault(503, 'Events cannot be kept now; send them again later');
  }
  return {status: 200, message: 'OK'};
}
