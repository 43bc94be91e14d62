import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { platformUnderTest } from './platforms.ts';

const HEAD = 'POST /app/v1/getAppConfig HTTP/1.1\r\nhost: 127.0.0.1\r\n';

describe('a request that never ends', () => {
  const subject = platformUnderTest();
  let port = 0;
  beforeAll(async () => {
    const { app } = subject.platform();
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as AddressInfo).port;
  });

  it.concurrent.each([
    ['in its body', `${HEAD}content-type: application/json\r\ncontent-length: 20\r\n\r\n{`, 30],
    ['in its headers', HEAD, 15],
  ])(
    'and stops %s is answered with 408 within a few seconds of its limit',
    async (_, text, seconds) => {
      const socket = connect(port, '127.0.0.1');
      const begun = performance.now();
      socket.write(text);
      let answer = '';
      socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
      await once(socket, 'close');
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect((performance.now() - begun) / 1000 - seconds).toBeLessThan(5);
    },
    60_000,
  );
});
