import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** The kernel's limit is 108 bytes on Linux and 104 on macOS, including the terminating zero. */
const LONGEST_PATH = 100;
const SOCKET = /^lock-[0-9a-f]{8}\.sock$/;
/** Long enough for every name of a socket. */
const LONGEST_NAME = '/.lock-00000000.sock';
const PREFIX = 'parola-';
/** For a temporary folder that is missing, or whose own path is too long. */
const SHORT_TEMPORARY_FOLDER = '/tmp';

/** Creates a name that no other process has or will have. */
export function newSocketName(): string {
  return `lock-${randomBytes(4).toString('hex')}.sock`;
}

/** The names of all sockets in a folder, of running and dead processes. */
export async function socketNames(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => SOCKET.test(name));
}

/**
 * Runs `connect` with a path to the socket that is short enough for the kernel. The socket is always in the data
 * folder itself, so every process finds it, whatever its temporary folder: only the way to it is a symbolic
 * link, which each process makes for itself and removes.
 */
export async function withShortPath<Result>(
  socketPath: string,
  connect: (shortPath: string) => Promise<Result>,
): Promise<Result> {
  if (process.platform === 'win32' || Buffer.byteLength(socketPath) <= LONGEST_PATH) {
    return connect(socketPath);
  }
  const own = await mkdtemp(join(temporaryFolder(), PREFIX)).catch(() =>
    mkdtemp(join(SHORT_TEMPORARY_FOLDER, PREFIX)),
  );
  try {
    const link = join(own, 'd');
    await symlink(dirname(socketPath), link);
    return await connect(join(link, basename(socketPath)));
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

function temporaryFolder(): string {
  const folder = tmpdir();
  const longest = join(folder, 'parola-000000', 'd', LONGEST_NAME);
  return Buffer.byteLength(longest) <= LONGEST_PATH ? folder : SHORT_TEMPORARY_FOLDER;
}

/** Windows uses named pipes instead of socket files; they end with their process, so one name is enough. */
export async function pipePath(dataDir: string): Promise<string> {
  return `\\\\.\\pipe\\parola-${hash(await realpath(dataDir))}`;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
