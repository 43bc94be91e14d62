import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answer of the front itself; `hang-up` closes the connection. */
export type OwnAnswer = { status: number; type?: string; body?: string } | 'hang-up';

const CALLS = /^\/(?:app|static|operator|worker-control)\b/;

/**
 * One address in front of several servers: a release switches the app's files from one build to the next
 * while calls stay with the server, and single paths can be made to fail.
 */
export interface Front {
  url: string;
  /** Serves the app's files from this server from now on. */
  release: (server: { port: number }) => void;
  /** Answers matching paths itself, until `restore`. */
  answer: (path: RegExp, answer: OwnAnswer) => void;
  restore: () => void;
  /** Paths requested since the last call, in order, with their query. */
  takeRequests: () => string[];
  close: () => Promise<void>;
}

/** @param first answers the calls, and serves the app's files until another server is released */
export async function openFront(first: { port: number }): Promise<Front> {
  let files = first.port;
  let broken: { path: RegExp; answer: OwnAnswer }[] = [];
  let asked: string[] = [];

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method, url = '/', headers } = incoming;
    const port = CALLS.test(url) ? first.port : files;
    const passed = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
  }

  const server = createServer((incoming, outgoing) => {
    const url = incoming.url ?? '/';
    asked.push(url);
    const own = broken.find(({ path }) => path.test(url))?.answer;
    if (own === undefined) return pass(incoming, outgoing);
    if (own === 'hang-up') return incoming.socket.destroy();
    const { status, type = 'text/plain', body = '' } = own;
    return outgoing
      .writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
      .end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: (next) => {
      files = next.port;
    },
    answer: (path, answer) => {
      broken = [...broken, { path, answer }];
    },
    restore: () => {
      broken = [];
    },
    takeRequests: () => {
      const taken = asked;
      asked = [];
      return taken;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
