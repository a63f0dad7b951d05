import * as z from 'zod';
import {logError} from '../../logging';
import type {Handler} from '../HandlerContext';
import {HttpError, wrongBody} from '../HttpError';
import {MAX_COMMENT, MAX_PAGE} from '../limits';
import type {LogEntry} from '../log/entries';

/** What a reader says of a page. Fields that are not listed here are taken and not kept. */
const Feedback = z.object({
  page: z
    .string()
    .max(MAX_PAGE)
    .regex(/^\/\S*$/, 'must be the path of a page'),
  version: z.string().min(1).max(MAX_PAGE),
  isHelpful: z.boolean(),
  comment: z.string().trim().max(MAX_COMMENT).optional(),
});

/**
 * Stores whether a page helped, without anything about the reader; resolves when it is on the disk.
 * @throws HttpError 404 when events are off, 400 that names the field and what it may hold, 429 for a client that sent too many, 503
 *   when the disk refuses.
 */
export const storeFeedback: Handler = async ({body, client}, {log, quota}) => {
  if (log === undefined) throw new HttpError(404, 'Event collection is disabled');
  const {success, data, error} = Feedback.safeParse(body);
  if (!success) throw wrongBody(error);
  const {comment, ...said} = data;
  const entries: LogEntry[] = [
    {type: 'feedback', time: new Date().toISOString(), ...said, ...(comment && {comment})},
  ];
  if (!quota.takes('feedback', client, entries))
    throw new HttpError(429, 'Too much feedback from this address; send it again in an hour', {
      'Retry-After': '3600',
    });
  try {
    await log.append(entries);
  } catch (failure) {
    logError('feedback cannot be kept', failure);
    throw new HttpError(503, 'Feedback cannot be kept now; send it again later');
  }
  return {status: 200, message: 'OK'};
};
