import {logError} from '../../logging';
import {HttpError} from '../HttpError';
import type {Handler} from '../HandlerContext';
import {readEvents} from './readEvents';

/**
 * Stores the events of a body; resolves when they are safe in the store.
 * @throws HttpError 404 when events are off, 400 for events that are not, 429 for a client that sent too many, 503 when the store refuses.
 */
export const storeEvents: Handler = async ({body, client}, {log, quota}) => {
  if (log === undefined) throw new HttpError(404, 'Event collection is disabled');
  const {events, warnings} = readEvents(body);
  if (!quota.takes('event', client, events))
    throw new HttpError(429, 'Too many events from this address; send them again in an hour', {
      'Retry-After': '3600',
    });
  try {
    await log.append(events);
  } catch (error) {
    logError('events cannot be kept', error);
    throw new HttpError(503, 'Events cannot be kept now; send them again later');
  }
  return {status: 200, message: 'OK', ...(warnings.length > 0 && {warnings})};
};
