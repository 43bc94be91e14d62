import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, realpath, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The kernel's limit is 108 bytes on Linux and 104 on macOS, including the terminating zero. */
const LONGEST_PATH = 100;
const SOCKET = /^lock-[0-9a-f]{8}\.sock$/;

/**
 * The folder of a data folder's sockets: itself, or, when its path is too long for a socket, a folder in the
 * system's temporary folder named after it.
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

/** Creates a name that no other process has or will have. */
export function newSocketName(): string {
  return `lock-${randomBytes(4).toString('hex')}.sock`;
}

/** The names of all sockets in a folder, of running and dead processes. */
export async function socketNames(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => SOCKET.test(name));
}

/** Windows uses named pipes instead of socket files; they end with their process, so one name is enough. */
export async function pipePath(dataDir: string): Promise<string> {
  return `\\\\.\\pipe\\parola-${hash(await realpath(dataDir))}`;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
