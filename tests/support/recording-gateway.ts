/**
 * Gateway in front of a server that records the calls that arrive: the only reliable evidence of what was
 * sent.
 */
import { once } from 'node:events';
import {
  createServer,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';

export interface RecordedCall {
  readonly path: string;
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
  /** Status of the answer; 0 when the connection was cut. */
  status: number;
}

export interface RecordingGateway {
  /** Its origin, without a trailing slash. */
  readonly url: string;
  /** Every POST, in order of arrival. */
  readonly calls: readonly RecordedCall[];
  /** Answers calls of a path with this status from now on, without the server; 0 cuts the connection. */
  answer(path: string, status: number): void;
  /** Forwards calls of a path again. */
  handOn(path: string): void;
  stop(): Promise<void>;
}

/** Starts a gateway on a free port of 127.0.0.1. */
export async function startRecordingGateway(platformUrl: string): Promise<RecordingGateway> {
  const target = new URL(platformUrl);
  const calls: RecordedCall[] = [];
  const answers = new Map<string, number>();

  const server = createServer((request, response) => {
    void handle(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const { method, url = '/', headers } = request;
    const path = url.replace(/\?.*/, '');
    const call: RecordedCall = { path, body: body.toString(), headers, status: 0 };
    if (method === 'POST') calls.push(call);
    const own = answers.get(path);
    if (own === 0) return void response.destroy();
    if (own !== undefined) {
      call.status = own;
      response.writeHead(own, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    const { hostname, port } = target;
    const onward = ask({ hostname, port, method, path: url, headers });
    onward.end(body);
    const [answer] = (await once(onward, 'response')) as [IncomingMessage];
    call.status = answer.statusCode ?? 0;
    response.writeHead(call.status, answer.headers);
    answer.pipe(response);
  }

  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    answer: (path, status) => void answers.set(path, status),
    handOn: (path) => void answers.delete(path),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
