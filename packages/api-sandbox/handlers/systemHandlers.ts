import type {Handler} from './Handler';
import {empty, json} from './reply';

/** Health, version and the OpenAPI document. */
export const systemHandlers = {
  getHealth: () => empty(204),
  getVersion: ({machine}) => json(200, {version: machine.version}),
  getOpenApi: ({machine}) => json(200, machine.spec),
} satisfies Record<string, Handler>;
