import type {IncomingMessage, Server, ServerResponse} from 'node:http';
import type {Socket} from 'node:net';
import type {Duplex} from 'node:stream';
import type {Limits} from '../limits';
import {BARE_HEADERS, refuseConnection, rejectBytes} from './bareResponse';

type Exchange = readonly [IncomingMessage, ServerResponse];
type Handler = (...exchange: Exchange) => void;

/** State of a connection: the current exchange and queued requests. */
interface ConnectionState {
  current: Exchange | undefined;
  readonly waiting: Exchange[];
  /** It had a response, and nothing came since. */
  isIdle: boolean;
}

/**
 * The connections of a server, as many as there may be. Each has one response under way at a time: requests that a client sends ahead
 * are queued, since their responses could not be sent before. A response is under way until the system has taken all of it.
 */
export class Connections {
  readonly #states = new Map<Socket, ConnectionState>();
  #isStopping = false;

  constructor(private readonly limits: Limits) {}

  /** Takes the connections of a server, which must have no listeners of its own yet. */
  watch(server: Server, handle: Handler): void {
    const {connections, refusals, refusal, stalled} = this.limits;
    // Node's own listener, which reads requests, gets the connections that are not refused.
    const [serve] = server.listeners('connection') as ((socket: Socket) => void)[];
    const admit = (socket: Socket) => {
      if (this.#isStopping || !this.#hasRoom()) return refuseConnection(socket, refusal);
      this.#states.set(socket, {current: undefined, waiting: [], isIdle: false});
      socket.once('close', () => this.#states.delete(socket));
      serve?.call(server, socket);
    };
    server.removeAllListeners('connection').on('connection', (socket: Socket) => {
      if (this.#states.size < connections) return admit(socket);
      // After a busy moment, those that seem to be idle may have sent something, and others may be gone: that is looked at first.
      socket.on('error', () => undefined);
      setImmediate(() => socket.destroyed || admit(socket));
    });
    server.maxConnections = connections + refusals;
    server.setTimeout(stalled, (socket) => this.#giveUp(socket));
    server.on('request', (...exchange: Exchange) => this.#take(exchange, handle));
    server.on('clientError', (error, socket) => this.#reject(error, socket));
    // Node's own response has no security headers.
    server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) =>
      response.writeHead(417, {...BARE_HEADERS, Connection: 'close'}).end(),
    );
  }

  /** Closes idle connections, and each other one after its response, or when its client takes nothing of it any more. */
  stop(): void {
    this.#isStopping = true;
    for (const [socket, {current}] of this.#states) {
      if (current === undefined) socket.destroy();
      else {
        current[1].shouldKeepAlive = false;
        socket.setTimeout(this.limits.stalledAtStop);
      }
    }
  }

  /** Closes all. */
  cut(): void {
    for (const socket of this.#states.keys()) socket.destroy();
  }

  /**
   * Evicts idle keep-alive connections to admit new ones; browsers know that they may. Without any, the oldest one whose request is not
   * complete gives way: who sends slowly on all connections keeps nobody else out.
   */
  #hasRoom(): boolean {
    const {connections} = this.limits;
    if (this.#states.size < connections) return true;
    for (const [socket, {isIdle}] of this.#states) if (isIdle) this.#evict(socket);
    if (this.#states.size < connections) return true;
    for (const [socket, {current}] of this.#states) {
      if (current?.[0].complete === true) continue;
      this.#evict(socket);
      return true;
    }
    return false;
  }

  #evict(socket: Socket): void {
    this.#states.delete(socket);
    socket.destroy();
  }

  #take(exchange: Exchange, handle: Handler): void {
    const {socket} = exchange[0];
    const state = this.#states.get(socket);
    if (state === undefined || state.waiting.length >= this.limits.waiting) socket.destroy();
    else if (state.current === undefined) this.#start(state, exchange, handle);
    else state.waiting.push(exchange);
  }

  #start(state: ConnectionState, exchange: Exchange, handle: Handler): void {
    const [{socket}, response] = exchange;
    state.current = exchange;
    state.isIdle = false;
    response.once('close', () => {
      state.current = undefined;
      if (socket.destroyed) return;
      const next = state.waiting.shift();
      if (this.#isStopping) socket.destroySoon();
      else if (next === undefined) state.isIdle = true;
      else this.#start(state, next, handle);
    });
    handle(...exchange);
  }

  /** What is no HTTP never becomes a request; it still gets a response, unless one is under way that it would end up in. */
  #reject(error: Error, socket: Duplex): void {
    const states: ReadonlyMap<Duplex, ConnectionState> = this.#states;
    if (!socket.writable || states.get(socket)?.current?.[1].headersSent === true) socket.destroy();
    else rejectBytes(socket, error);
  }

  /** Nothing has moved on a connection for too long. Where the response is not made yet, that is not the fault of the client. */
  #giveUp(socket: Socket): void {
    const [request, response] = this.#states.get(socket)?.current ?? [];
    if (
      request?.complete === true &&
      response?.writableEnded === false &&
      response.writableLength === 0
    )
      socket.setTimeout(socket.timeout ?? 0);
    else socket.destroy();
  }
}
