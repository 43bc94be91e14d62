import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closes connections that never carried a byte when the server stops. Browsers and load balancers open them
 * in advance; Node waits for their first request as for an unfinished one.
 */
export function closeUnusedConnections(app: FastifyInstance): void {
  const open = new Set<Socket>();
  let isClosing = false;
  app.server.on('connection', (socket: Socket) => {
    if (isClosing) {
      socket.destroy();
      return;
    }
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', (done) => {
    isClosing = true;
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    done();
  });
}
