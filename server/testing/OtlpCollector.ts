import {createServer} from 'node:http';
import {text} from 'node:stream/consumers';
import {gunzipSync} from 'node:zlib';
import {listen, type Listening} from './listen';

/** A collector that takes OTLP over HTTP as JSON and keeps each body as a line, as the file exporter of OpenTelemetry's collector does. */
export class OtlpCollector {
  /** Bodies by path, such as `/v1/logs`. */
  readonly lines = new Map<string, string[]>();
  /** Status of responses from now on. */
  status = 200;

  readonly url: string;
  readonly close: () => Promise<void>;

  private constructor({url, close}: Listening) {
    this.url = url;
    this.close = close;
  }

  static async start(): Promise<OtlpCollector> {
    const server = createServer();
    const collector = new OtlpCollector(await listen(server));
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
}
