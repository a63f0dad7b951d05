import {HttpError} from './HttpError';
import type {HandlerContext} from './HandlerContext';
import {readEvents} from './readEvents';

/**
 * Stores the events of a body; resolves when they are on the disk.
 * @throws HttpError 404 when events are off, 400 for events that are not, 503 when the disk refuses.
 */
export async function storeEvents(
  body: unknown,
  {log}: HandlerContext,
): Promise<{status: 200; message: 'OK'}> {
  if (log === undefined) throw new HttpError(404, 'Event collection is disabled');
  const events = readEvents(body);
  try {
    await log.append(events);
  } catch (error) {
    console.error('Error: events cannot be kept:', error);
    throw new HttpError(503, 'Events cannot be kept now; send them again later');
  }
  return {status: 200, message: 'OK'};
}
