import type {Server, ServerResponse} from 'node:http';
import {Server as NetServer} from 'node:net';

/** The answers of a server that are not yet wholly with the client. */
export interface AnswersUnderWay {
  /** Takes no more connections; connections that are open close after their answer. */
  readonly stopAccepting: () => void;
  /** Closes connections with nothing to answer; waits for the others, also while a slow client reads. */
  readonly closeIdle: () => void;
}

/**
 * Watches the answers of a server, so that it can be stopped without cutting one off. Node's own `close` takes an answer for done
 * when it is handed to the system, and closes the connection although the client has not read it yet.
 */
export function answersUnderWay(server: Server): AnswersUnderWay {
  const open = new Set<ServerResponse>();
  let isStopping = false;
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive &&= !isStopping;
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  return {
    stopAccepting: () => {
      isStopping = true;
      for (const response of open) response.shouldKeepAlive = false;
      NetServer.prototype.close.call(server);
    },
    closeIdle: () => {
      if (open.size === 0) server.closeIdleConnections();
    },
  };
}
