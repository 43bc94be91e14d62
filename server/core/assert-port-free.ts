/** Checks the port before anything is created: seeding takes seconds, and a data folder would remain. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Settings } from '#server/core/settings/settings.ts';

/** @throws the system's error, such as EADDRINUSE, when nothing can listen on this port and host */
export async function assertPortFree({
  port,
  host,
}: Pick<Settings, 'port' | 'host'>): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
