import type {HttpBindings} from '@hono/node-server';
import type {Context} from 'hono';

/** Node's own request and response; neither where an app is called without a server. */
export const bindingsOf = ({env}: Context): Partial<HttpBindings> =>
  (env ?? {}) as Partial<HttpBindings>;
