import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, realpath, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The kernel's limit is 108 bytes on Linux and 104 on macOS, the closing zero included. */
const LONGEST_PATH = 100;
const SOCKET = /^lock-[0-9a-f]{8}\.sock$/;

/**
 * Where the sockets of a data folder are: in it, or, when that path is too long for a socket, in a
 * folder of the system's temporary one that is named after it.
 * @throws when the data folder does not exist or the temporary one belongs to another user.
 */
export async function socketFolder(dataDir: string): Promise<string> {
  const folder = await realpath(dataDir);
  if (Buffer.byteLength(join(folder, newSocketName())) <= LONGEST_PATH) return folder;
  const replacement = join(tmpdir(), `parola-${hash(folder)}`);
  await mkdir(replacement, { recursive: true, mode: 0o700 });
  const { uid } = await stat(replacement);
  if (uid !== process.getuid?.()) {
    throw new Error(`${replacement} belongs to another user; remove it or set TMPDIR`);
  }
  return replacement;
}

/** A name that no other process has or will have. */
export function newSocketName(): string {
  return `lock-${randomBytes(4).toString('hex')}.sock`;
}

/** The names of all sockets in a folder, of living and of dead processes. */
export async function socketNames(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => SOCKET.test(name));
}

/** Windows has no socket files but named pipes, which end with their process: one name does. */
export async function pipePath(dataDir: string): Promise<string> {
  return `\\\\.\\pipe\\parola-${hash(await realpath(dataDir))}`;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
