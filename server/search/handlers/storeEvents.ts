import * as z from 'zod';
import {logError} from '../../logging';
import type {Handler} from '../HandlerContext';
import {HttpError, wrongBody} from '../HttpError';
import {MAX_COMMENT, MAX_PAGE} from '../limits';
import type {LogEntry} from '../log/entries';
import {readEvents} from './readEvents';

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

/** How errors speak of a kind of entries. */
const WORDS = {
  event: {tooMuch: 'Too many events', them: 'them', all: 'Events'},
  feedback: {tooMuch: 'Too much feedback', them: 'it', all: 'Feedback'},
};

/** What a body holds. @throws HttpError 400 that names the field and what it may hold. */
type Read = (body: unknown) => {
  readonly entries: readonly LogEntry[];
  readonly warnings?: readonly string[];
};

/**
 * Makes a handler that stores what a body holds; it answers when that is safe in the store.
 * @throws HttpError 404 when events are off, 400 for a wrong body, 429 for a client that sent too many, 503 when the store refuses.
 */
function storing(kind: keyof typeof WORDS, read: Read): Handler {
  const {tooMuch, them, all} = WORDS[kind];
  return async ({body, client}, {log, quota}) => {
    if (log === undefined) throw new HttpError(404, 'Event collection is disabled');
    const {entries, warnings = []} = read(body);
    if (!quota.takes(kind, client, entries))
      throw new HttpError(429, `${tooMuch} from this address; send ${them} again in an hour`, {
        'Retry-After': '3600',
      });
    try {
      await log.append(entries);
    } catch (error) {
      logError(`${all.toLowerCase()} cannot be kept`, error);
      throw new HttpError(503, `${all} cannot be kept now; send ${them} again later`);
    }
    return {status: 200, message: 'OK', ...(warnings.length > 0 && {warnings})};
  };
}

/** Stores the events of a body. */
export const storeEvents = storing('event', readEvents);

/** Stores whether a page helped, without anything about the reader. */
export const storeFeedback = storing('feedback', (body) => {
  const {success, data, error} = Feedback.safeParse(body);
  if (!success) throw wrongBody(error);
  const {comment, ...said} = data;
  const time = new Date().toISOString();
  return {entries: [{type: 'feedback', time, ...said, ...(comment && {comment})}]};
});
