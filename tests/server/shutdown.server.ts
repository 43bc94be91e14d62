import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createPlatform } from '#server/platform.ts';
import { createDemo } from '#server/demo/demo-parts.ts';
import { platformUnderTest } from './platforms.ts';

/** Half of the time that a stopping server gives to running calls. */
const SOON_MS = 5000;

const subject = platformUnderTest();

it('a stop does not wait for connections that were never used, or are used no more', async () => {
  const { settings, clock } = subject.platform().context;
  const platform = await createPlatform({
    settings: { ...settings, dataDir: `${settings.dataDir}-stopped` },
    clock,
    demo: createDemo(),
  });
  await platform.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = platform.app.server.address() as AddressInfo;
  const [unused, used] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  await Promise.all([once(unused, 'connect'), once(used, 'connect')]);
  used.write('GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n');
  expect(String(await once(used, 'data'))).toContain('200 OK');
  unused.resume();
  used.resume();

  const startedAt = performance.now();
  const closed = Promise.all([once(unused, 'close'), once(used, 'close')]);
  await platform.close();
  await closed;
  expect(performance.now() - startedAt).toBeLessThan(SOON_MS);
});
