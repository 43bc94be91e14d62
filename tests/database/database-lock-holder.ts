import { writeSync } from 'node:fs';
import { operatorListener } from '#server/operator/operator-socket.ts';
import { lockDataFolder } from '#server/core/database/data-folder-lock.ts';

/** Takes the lock of the folder in its first argument, prints the result, and stays alive. */
const [, , dataDir = ''] = process.argv;
try {
  const lock = await lockDataFolder(dataDir);
  lock.onRequest(
    operatorListener(async (name) => {
      writeSync(1, `ran ${name}\n`);
      if (name === 'hang') await new Promise(() => {});
      return { ran: name };
    }),
  );
  writeSync(1, 'locked\n');
} catch (error) {
  writeSync(1, `${error instanceof Error ? error.name : 'error'}\n`);
}
setInterval(() => {}, 60_000);
