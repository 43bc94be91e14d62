import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** A connection to a server that can be cut and restored. */
export interface TcpProxy {
  readonly port: number;
  /** Breaks every connection and refuses new ones, until `open`. */
  cut(): void;
  /** Forwards nothing but keeps connections open and accepts new ones, until `open`. */
  silence(): void;
  open(): void;
  close(): Promise<void>;
}

type State = 'open' | 'cut' | 'silent';

/** Forwards connections to a local port. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let state: State = 'open';
  const server = createServer((caller) => {
    if (state === 'cut') {
      caller.destroy();
      return;
    }
    const callee = connect(target, '127.0.0.1');
    const pair = [caller, callee] as const;
    pairs.add(pair);
    const end = (): void => {
      pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    caller.on('data', (chunk) => state === 'silent' || callee.write(chunk));
    callee.on('data', (chunk) => state === 'silent' || caller.write(chunk));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endAll = (): void => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      state = 'cut';
      endAll();
    },
    silence() {
      state = 'silent';
    },
    open() {
      // Data held back during the silence is lost, as on a dead line.
      if (state === 'silent') endAll();
      state = 'open';
    },
    async close() {
      endAll();
      server.close();
      await once(server, 'close');
    },
  };
}
