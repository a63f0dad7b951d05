import {once} from 'node:events';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {gunzipSync} from 'node:zlib';

/** A collector that takes OTLP over HTTP as JSON and keeps each body as a line, as the file exporter of OpenTelemetry's collector does. */
export class Collector {
  /** Bodies by path, such as `/v1/logs`. */
  readonly lines = new Map<string, string[]>();
  /** Status of responses from now on. */
  status = 200;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<Collector> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const {port} = server.address() as AddressInfo;
    const collector = new Collector(server, `http://127.0.0.1:${port}`);
    server.on('request', (request, response) => {
      void (async () => {
        const {headers, url = ''} = request;
        const body =
          headers['content-encoding'] === 'gzip'
            ? gunzipSync(Buffer.concat((await request.toArray()) as Buffer[])).toString()
            : await text(request);
        if (collector.status === 200)
          collector.lines.set(url, [...(collector.lines.get(url) ?? []), body]);
        response.writeHead(collector.status, {'Content-Type': 'application/json'}).end('{}');
      })();
    });
    return collector;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
