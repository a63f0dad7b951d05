import * as z from 'zod';
import {badRequest} from './HttpError';
import {
  MAX_EVENT_NAME,
  MAX_EVENT_OBJECTS,
  MAX_EVENTS,
  MAX_NAME,
  MAX_POSITION,
  MAX_USER_TOKEN,
} from './limits';
import type {EventEntry} from './log/entries';

const Name = z.string().min(1).max(MAX_NAME);

/** An event of the protocol. Fields that are not listed here are taken and not kept. */
const Event = z
  .object({
    eventType: z.enum(['view', 'click', 'conversion']),
    eventName: z.string().min(1).max(MAX_EVENT_NAME),
    index: Name,
    objectIDs: z.array(Name).min(1).max(MAX_EVENT_OBJECTS),
    userToken: z
      .string()
      .max(MAX_USER_TOKEN)
      .regex(/^[\w=/+.-]+$/, 'must hold letters, digits and _ = / + . - only'),
    queryID: z
      .string()
      .regex(/^[0-9a-f]{32}$/, 'must be the queryID of a result, 32 hexadecimal digits')
      .optional(),
    positions: z.array(z.int().min(1).max(MAX_POSITION)).optional(),
  })
  .refine(
    ({positions, objectIDs}) => positions === undefined || positions.length === objectIDs.length,
    {path: ['positions'], error: 'must be as many as objectIDs'},
  );

const Events = z.object({events: z.array(Event).min(1).max(MAX_EVENTS)});

/**
 * The events of a body. All of them are right, or none is taken.
 * @throws HttpError 400 that names the field and what it may hold.
 */
export function readEvents(body: unknown): EventEntry[] {
  const {success, data, error} = Events.safeParse(body);
  if (!success) {
    const [issue] = error.issues;
    throw badRequest(
      `${issue?.path.map(String).join('.') || 'The body'}: ${issue?.message ?? 'wrong'}`,
    );
  }
  const time = new Date().toISOString();
  return data.events.map(({queryID, positions, ...event}) => ({
    type: 'event',
    time,
    ...event,
    ...(queryID && {queryID}),
    ...(positions && {positions}),
  }));
}
