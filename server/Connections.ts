import type {IncomingMessage, Server, ServerResponse} from 'node:http';
import type {Socket} from 'node:net';
import type {Limits} from './limits';
import {refuseConnection} from './refuseConnection';

type Exchange = readonly [IncomingMessage, ServerResponse];
type Answer = (...exchange: Exchange) => void;

/** What a connection has to do. */
interface Line {
  current: Exchange | undefined;
  readonly waiting: Exchange[];
  /** It had an answer, and nothing came since. */
  isIdle: boolean;
}

/**
 * The connections of a server, as many as there may be. Each has one answer under way at a time: requests that a client sends ahead
 * wait their turn, since their answers could not be sent before. An answer is under way until the system has taken all of it.
 */
export class Connections {
  readonly #lines = new Map<Socket, Line>();
  readonly #limits: Limits;
  #isStopping = false;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Takes the connections of a server, which must have no listeners of its own yet. */
  watch(server: Server, answer: Answer): void {
    const {connections, refusals, refusal, stalled} = this.#limits;
    // Node's own listener, which reads requests, gets the connections that are not refused.
    const [serve] = server.listeners('connection') as ((socket: Socket) => void)[];
    const admit = (socket: Socket) => {
      if (this.#isStopping || !this.#hasRoom()) return refuseConnection(socket, refusal);
      this.#lines.set(socket, {current: undefined, waiting: [], isIdle: false});
      socket.once('close', () => this.#lines.delete(socket));
      serve?.call(server, socket);
    };
    server.removeAllListeners('connection').on('connection', (socket: Socket) => {
      if (this.#lines.size < connections) return admit(socket);
      // After a busy moment, those that seem to be idle may have sent something, and others may be gone: that is looked at first.
      socket.on('error', () => undefined);
      setImmediate(() => socket.destroyed || admit(socket));
    });
    server.maxConnections = connections + refusals;
    server.setTimeout(stalled, (socket) => this.#giveUp(socket));
    server.on('request', (...exchange: [IncomingMessage, ServerResponse]) =>
      this.#take(exchange, answer),
    );
  }

  /** Closes what has nothing to answer, and each other connection after its answer, or when its client takes nothing of it any more. */
  stop(): void {
    this.#isStopping = true;
    for (const [socket, {current}] of this.#lines) {
      if (current === undefined) socket.destroy();
      else {
        current[1].shouldKeepAlive = false;
        socket.setTimeout(this.#limits.stalledAtStop);
      }
    }
  }

  /** Closes all. */
  cut(): void {
    for (const socket of this.#lines.keys()) socket.destroy();
  }

  /** Connections that are only kept for later give way to new ones; browsers know that they may. */
  #hasRoom(): boolean {
    if (this.#lines.size < this.#limits.connections) return true;
    for (const [socket, {isIdle}] of this.#lines) {
      if (!isIdle) continue;
      this.#lines.delete(socket);
      socket.destroy();
    }
    return this.#lines.size < this.#limits.connections;
  }

  #take(exchange: Exchange, answer: Answer): void {
    const {socket} = exchange[0];
    const line = this.#lines.get(socket);
    if (line === undefined || line.waiting.length >= this.#limits.waiting) socket.destroy();
    else if (line.current === undefined) this.#start(line, exchange, answer);
    else line.waiting.push(exchange);
  }

  #start(line: Line, exchange: Exchange, answer: Answer): void {
    const [{socket}, response] = exchange;
    line.current = exchange;
    line.isIdle = false;
    response.once('close', () => {
      line.current = undefined;
      if (socket.destroyed) return;
      const next = line.waiting.shift();
      if (this.#isStopping) socket.destroySoon();
      else if (next === undefined) line.isIdle = true;
      else this.#start(line, next, answer);
    });
    answer(...exchange);
  }

  /** Nothing has moved on a connection for too long. Where the answer is not made yet, that is not the fault of the client. */
  #giveUp(socket: Socket): void {
    const [request, response] = this.#lines.get(socket)?.current ?? [];
    if (
      request?.complete === true &&
      response?.writableEnded === false &&
      response.writableLength === 0
    )
      socket.setTimeout(socket.timeout ?? 0);
    else socket.destroy();
  }
}
