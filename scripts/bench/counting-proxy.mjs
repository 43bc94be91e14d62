import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/**
 * Passes connections on to a server on this machine and counts what the server sends: all bytes on the wire, of
 * page and worker alike, headers included.
 * @param {number} port of the server
 */
export async function startCountingProxy(port) {
  let bytes = 0;
  let lastAt = Date.now();
  /** @type {Set<import('node:net').Socket>} */
  const open = new Set();
  const proxy = createServer((client) => {
    const server = connect(port, '127.0.0.1');
    server.on('data', (part) => {
      bytes += part.length;
      lastAt = Date.now();
    });
    for (const socket of [client, server]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    }
    client.on('error', () => server.destroy()).pipe(server);
    server.on('error', () => client.destroy()).pipe(client);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    bytes: () => bytes,
    /** @returns {number} ms since the server sent something */
    quietFor: () => Date.now() - lastAt,
    async stop() {
      for (const socket of open) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
