import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { endpoints } from '#shared/wire/endpoints.ts';
import { startChild } from './child-process.ts';
import { temporaryFolder } from '#tests/database/databases.ts';

const LIMIT_MS = 60_000;
const BODY = JSON.stringify({ gameListVersion: '' });

const headOf = (path: string, ...more: string[]): string =>
  [
    `POST ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'content-type: application/json',
    `content-length: ${BODY.length}`,
    ...more,
    '',
    '',
  ].join('\r\n');

/** Reads the next complete answer of a connection. */
async function answerOn(socket: Socket): Promise<{ head: string; body: string }> {
  let text = '';
  for (;;) {
    const [head = '', body] = text.split('\r\n\r\n');
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? NaN);
    if (body !== undefined && Buffer.byteLength(body) >= length) return { head, body };
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    text += chunk.toString();
  }
}

async function isRefused(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return false;
  } catch {
    return true;
  } finally {
    socket.destroy();
  }
}

const folder = temporaryFolder();

it(
  'a server that is stopped answers the pending requests on its connections, then exits with 0',
  async () => {
    const server = await startChild(
      'server/storm-server.ts',
      '',
      folder(),
      String(Date.now()),
      '1',
    );
    await server.printed(1);
    const port = Number(new URL(server.lines[0] ?? '').port);
    const { path } = endpoints.anonymousTradeInfo;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(headOf(path) + BODY);
    expect((await answerOn(socket)).head).toContain('200 OK');
    // A request without its body is pending when the server is asked to stop.
    socket.write(headOf(path, 'expect: 100-continue'));
    expect(String((await once(socket, 'data'))[0])).toContain('100 Continue');
    const ended = server.terminate();
    await expect.poll(() => isRefused(port), { timeout: LIMIT_MS }).toBe(true);
    socket.write(BODY);
    const underWay = await answerOn(socket);
    expect(underWay.head).toContain('200 OK');
    expect(JSON.parse(underWay.body)).toMatchObject({ errcode: 0 });
    // The client does not know yet and sends its next request on the same connection.
    socket.write(headOf(path) + BODY);
    const last = await answerOn(socket);
    expect(last.head).toContain('200 OK');
    expect(last.head).toMatch(/connection: close/i);
    await once(socket, 'end');
    expect(await ended).toBe(0);
  },
  LIMIT_MS,
);
