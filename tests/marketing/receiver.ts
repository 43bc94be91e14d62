/** Fakes an external server that the backend calls: a push service or a tracker. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Delivered {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** `none`: no answer; `cut`: the connection ends without an answer. */
type Answer = number | 'none' | 'cut';

/** Starts a local receiver; `answer` sets its next response. */
export async function startReceiver(first: Answer = 200) {
  const delivered: Delivered[] = [];
  const waiting: (() => void)[] = [];
  let next: { answer: Answer; headers: Record<string, string>; text: string } = {
    answer: first,
    headers: {},
    text: 'noted',
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      delivered.push({ method, path, headers, body: Buffer.concat(parts) });
      if (next.answer === 'cut') response.destroy();
      else if (next.answer !== 'none') response.writeHead(next.answer, next.headers).end(next.text);
      for (const resolve of waiting.splice(0)) resolve();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    delivered,
    answer: (answer: Answer, headers: Record<string, string> = {}, text = 'noted') => {
      next = { answer, headers, text };
    },
    /** Resolves after the next call. */
    called: () => new Promise<void>((resolve) => waiting.push(resolve)),
    cut: () => server.closeAllConnections(),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
