import {connect, type Socket} from 'node:net';
import {readerAddress} from './addresses';

/** An answer with everything in it, to be compared with the right one. */
export interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

/** The server closed the connection before the answer was whole. */
export class ClosedEarly extends Error {
  /** @param wasAccepted - The server had said that it takes the request, or had begun to answer. */
  constructor(readonly wasAccepted: boolean) {
    super(
      wasAccepted
        ? 'an accepted request was not answered'
        : 'the connection was closed before the request was accepted',
    );
  }
}

/** A kept connection that reads whole answers; answers must say their length. */
export class CheckedConnection {
  #received = Buffer.alloc(0);
  #isClosed = false;
  #wake: () => void = () => {};

  private constructor(private readonly socket: Socket) {
    socket.on('data', (chunk: Buffer) => {
      this.#received = Buffer.concat([this.#received, chunk]);
      this.#wake();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      this.#isClosed = true;
      this.#wake();
    });
  }

  /** @throws whatever the system says when nobody listens there. */
  static open(port: number): Promise<CheckedConnection> {
    return new Promise((resolve, reject) => {
      const socket = connect({
        port,
        host: '127.0.0.1',
        localAddress: readerAddress(),
      }).setNoDelay(true);
      socket.once('error', reject).once('connect', () => {
        socket.off('error', reject);
        resolve(new CheckedConnection(socket));
      });
    });
  }

  /**
   * Sends a request and reads its answer. One with a body asks first whether the server takes it (RFC 9110 §10.1.1), so that it is
   * known of each whether it was accepted.
   * @throws ClosedEarly
   */
  async send(method: string, path: string, body = ''): Promise<Answer> {
    const asks =
      body === ''
        ? ''
        : `Content-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;
    this.socket.write(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${asks}\r\n`);
    let head = await this.#head(false);
    if (/^HTTP\/1\.1 100 /.test(head)) {
      this.socket.write(body);
      head = await this.#head(true);
    }
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    await this.#until(() => this.#received.length >= length, true);
    const answer = {status: Number(head.slice(9, 12)), body: this.#received.subarray(0, length)};
    this.#received = this.#received.subarray(length);
    return answer;
  }

  end(): void {
    this.socket.destroy();
  }

  async #head(wasAccepted: boolean): Promise<string> {
    const end = () => this.#received.indexOf('\r\n\r\n');
    await this.#until(() => end() >= 0, wasAccepted);
    const head = this.#received.subarray(0, end() + 4);
    this.#received = this.#received.subarray(head.length);
    return head.toString('latin1');
  }

  async #until(isThere: () => boolean, wasAccepted: boolean): Promise<void> {
    while (!isThere()) {
      if (this.#isClosed) throw new ClosedEarly(wasAccepted || this.#received.length > 0);
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}
