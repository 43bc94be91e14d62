import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import {
  connectToFolder,
  DataFolderInUse,
  lockDataFolder,
  type FolderLock,
} from '#server/core/database/data-folder-lock.ts';
import { sendCommand } from '#server/operator/send-command.ts';
import { startChild, startChildIn, type Child } from '#tests/server/child-process.ts';
import { temporaryFolder } from './databases.ts';
import { TESTER } from '#tests/server/tester.ts';

const root = temporaryFolder();
let made = 0;

function newFolder(): string {
  made += 1;
  return join(root(), `data-${made}`);
}

async function hold(folder: string): Promise<FolderLock> {
  const lock = await lockDataFolder(folder);
  onTestFinished(() => lock.release());
  return lock;
}

async function holdElsewhere(folder: string): Promise<Child> {
  const child = await startChild('database/database-lock-holder.ts', folder);
  onTestFinished(() => child.kill());
  await child.printed(1);
  return child;
}

const sockets = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sock'));

it('creates a missing folder, and holds it until it is released', async () => {
  const folder = newFolder();
  const first = await lockDataFolder(folder);
  await expect(lockDataFolder(folder)).rejects.toBeInstanceOf(DataFolderInUse);
  expect(await sockets(folder)).toHaveLength(1);
  await first.release();
  expect(await sockets(folder)).toEqual([]);
  await hold(folder);
});

it('refuses a second process, naming the folder, the holder and what to do', async () => {
  const folder = newFolder();
  const holder = await holdElsewhere(folder);
  expect(holder.lines).toEqual(['locked']);
  const refused = lockDataFolder(folder);
  await expect(refused).rejects.toThrow(folder);
  await expect(refused).rejects.toThrow(`another process (${holder.pid})`);
  await expect(refused).rejects.toThrow('DATA_DIR');
  expect((await holdElsewhere(folder)).lines).toEqual(['DataFolderInUse']);
  expect(await sockets(folder)).toHaveLength(1);
});

it('takes over from a killed process, and removes its socket', async () => {
  const folder = newFolder();
  const holder = await holdElsewhere(folder);
  const left = await sockets(folder);
  await holder.kill();
  expect(await sockets(folder)).toEqual(left);
  const lock = await hold(folder);
  expect(await sockets(folder)).toHaveLength(1);
  expect(await sockets(folder)).not.toEqual(left);
  expect(lock.socketPath).toContain(folder);
});

it('gives the folder to exactly one of several that start together', async () => {
  const folder = newFolder();
  const killed = await holdElsewhere(folder);
  await killed.kill();
  for (let round = 0; round < 20; round += 1) {
    const starts = await Promise.allSettled(
      Array.from({ length: 6 }, () => lockDataFolder(folder)),
    );
    const won = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    const lost = starts.flatMap((start) => (start.status === 'rejected' ? [start.reason] : []));
    expect(won).toHaveLength(1);
    for (const reason of lost) expect(reason).toBeInstanceOf(DataFolderInUse);
    for (const lock of won) await lock.release();
  }
  expect(await sockets(folder)).toEqual([]);
});

it('recognises a locked folder by a symbolic link to it', async () => {
  const folder = newFolder();
  await hold(folder);
  const link = newFolder();
  await symlink(folder, link);
  await expect(lockDataFolder(link)).rejects.toBeInstanceOf(DataFolderInUse);
});

it('refuses a folder when an unknown process answers at its socket', async () => {
  const folder = newFolder();
  await mkdir(folder);
  const stranger = createServer((socket) => socket.end('what?\r\n\r\n'));
  stranger.listen(join(folder, 'lock-00000000.sock'));
  await once(stranger, 'listening');
  onTestFinished(() => void stranger.close());
  await expect(lockDataFolder(folder)).rejects.toThrow('in use by another process.');
  expect(await sockets(folder)).toEqual(['lock-00000000.sock']);
});

/** A folder whose path is too long for a socket. */
const longFolder = (): string => join(newFolder(), 'a-rather-long-name-'.repeat(6));

it('locks a folder whose path is too long for a socket, in the folder itself', async () => {
  const folder = longFolder();
  await hold(folder);
  expect(await sockets(folder)).toHaveLength(1);
  expect((await holdElsewhere(folder)).lines).toEqual(['DataFolderInUse']);
  expect((await connectToFolder(folder))?.owner).toBe(process.pid);
});

it('has one holder of a folder with a long path, whatever the temporary folders', async () => {
  const folder = longFolder();
  await hold(folder);
  const other = newFolder();
  const longer = longFolder();
  for (const TMPDIR of [other, longer]) {
    await mkdir(TMPDIR, { recursive: true });
    const child = await startChildIn({ TMPDIR }, 'database/database-lock-holder.ts', folder);
    onTestFinished(() => child.kill());
    await child.printed(1);
    expect(child.lines).toEqual(['DataFolderInUse']);
    // The way to the socket is removed again.
    expect((await readdir(TMPDIR)).filter((name) => name.startsWith('parola-'))).toEqual([]);
  }
});

it('sends an operator’s command to the process that holds the folder', async () => {
  for (const folder of [newFolder(), longFolder()]) {
    await holdElsewhere(folder);
    const connection = await connectToFolder(folder);
    if (!connection) throw new Error('nobody holds the folder');
    expect(await sendCommand(connection, sent('catalogue bump', { games: 3 }))).toEqual({
      ran: 'catalogue bump',
    });
  }
});

/** A command as the tool sends it. */
const sent = (name: string, options: object = {}) => ({ name, options, operator: TESTER });

const SOON = { startWithinMs: 100, silenceMs: 100 };

it('does not send a command to a stopped process', async () => {
  const folder = newFolder();
  const holder = await holdElsewhere(folder);
  process.kill(holder.pid, 'SIGSTOP');
  const connection = await connectToFolder(folder, 100);
  expect(connection?.owner).toBe('unknown');
  if (!connection) return;
  await expect(sendCommand(connection, sent('vip set'), SOON)).rejects.toThrow(
    'does not answer; is it stopped? vip set was not run',
  );
});

it('says that a process ended while it ran a command', async () => {
  const folder = newFolder();
  const holder = await holdElsewhere(folder);
  const connection = await connectToFolder(folder);
  if (!connection) throw new Error('nobody holds the folder');
  const hanging = expect(sendCommand(connection, sent('hang'))).rejects.toThrow(
    'the server ended while it ran hang: look at what it did',
  );
  await holder.printed(2);
  await holder.kill();
  await hanging;
  await expect(sendCommand(connection, sent('vip show'))).rejects.toThrow('vip show was not run');
});

it('does not run a command later that was sent to a process as it stopped', async () => {
  const folder = newFolder();
  const holder = await holdElsewhere(folder);
  const connection = await connectToFolder(folder);
  if (!connection) throw new Error('nobody holds the folder');
  process.kill(holder.pid, 'SIGSTOP');
  await expect(sendCommand(connection, sent('vip set'), SOON)).rejects.toThrow(
    'vip set was not run, and will not be when it goes on',
  );
  process.kill(holder.pid, 'SIGCONT');
  expect(await sendCommand(connection, sent('vip show'))).toEqual({ ran: 'vip show' });
  await holder.printed(2);
  expect(holder.lines).toEqual(['locked', 'ran vip show']);
});

it('answers the operator with 503 until it can serve', async () => {
  const folder = newFolder();
  const lock = await hold(folder);
  const connection = await connectToFolder(folder);
  expect(await connection?.request('/list')).toMatchObject({ status: 503 });
  lock.onRequest((request, response) => {
    request.setEncoding('utf8').on('data', (chunk: string) => response.end(`got ${chunk}`));
  });
  expect(await connection?.request('/list', { method: 'POST', body: ['é'] })).toEqual({
    status: 200,
    body: 'got ["é"]',
  });
});

it('finds no process in a missing, an unlocked or an abandoned folder', async () => {
  expect(await connectToFolder(newFolder())).toBeUndefined();
  const unheld = newFolder();
  await mkdir(unheld);
  await writeFile(join(unheld, 'lock-not-one.sock'), '');
  expect(await connectToFolder(unheld)).toBeUndefined();
  const left = newFolder();
  await (await holdElsewhere(left)).kill();
  expect(await sockets(left)).toHaveLength(1);
  expect(await connectToFolder(left)).toBeUndefined();
});
