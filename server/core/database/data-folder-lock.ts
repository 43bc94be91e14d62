import { chmod, mkdir, realpath, rename, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { claimantBehind, FolderClaim, ownerBehind } from './folder-claim.ts';
import { newSocketName, pipePath, socketNames, withShortPath } from './folder-sockets.ts';
import { requestOverSocket, type SocketAnswer, type SocketRequest } from './socket-request.ts';

/** Lock of the one process that may use a data folder, held until it ends. */
export interface FolderLock {
  /** Where the operator's tool reaches this process. */
  readonly socketPath: string;
  /** Handles the operator's requests; until then they get 503. The path `/lock` is reserved. */
  onRequest(handler: RequestListener): void;
  /** Releases the folder; close the database first. */
  release(): Promise<void>;
}

/** Connection to the process that holds a data folder. */
export interface FolderConnection {
  readonly socketPath: string;
  /** Its process id; `unknown` when it does not answer, e.g. because it is stopped. */
  readonly owner: number | 'unknown';
  request(path: string, options?: SocketRequest): Promise<SocketAnswer>;
}

/** Thrown when another running process holds the data folder. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';

  constructor(dataDir: string, owner: number | 'unknown', options?: ErrorOptions) {
    const who = owner === 'unknown' ? 'another process' : `another process (${owner})`;
    super(
      `The data folder ${dataDir} is in use by ${who}. Two processes on one embedded database ` +
        'would lose data. Stop the other one, or start this one with its own DATA_DIR.',
      options,
    );
  }
}

/**
 * Locks the data folder for this process, and creates it if missing. A lock of a dead process does not count.
 * Of several processes that start concurrently, at most one gets the folder.
 * @throws DataFolderInUse when another process has it.
 */
export async function lockDataFolder(dataDir: string): Promise<FolderLock> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const claim = new FolderClaim();
  const isWindows = process.platform === 'win32';
  const socketPath = await (isWindows ? claimPipe(claim, dataDir) : claimSocket(claim, dataDir));
  claim.own();
  return {
    socketPath,
    onRequest: (handler) => claim.onRequest(handler),
    release: () => withdraw(claim, socketPath),
  };
}

/**
 * Connects to the process that holds a data folder; undefined without one.
 * @param patienceMs for an answer
 */
export async function connectToFolder(
  dataDir: string,
  patienceMs?: number,
): Promise<FolderConnection | undefined> {
  for (const socketPath of await socketsOf(dataDir)) {
    const owner = await ownerBehind(socketPath, patienceMs);
    if (owner === undefined) continue;
    return {
      socketPath,
      owner,
      request: (path, options) => requestOverSocket(socketPath, path, options),
    };
  }
  return undefined;
}

async function socketsOf(dataDir: string): Promise<string[]> {
  try {
    if (process.platform === 'win32') return [await pipePath(dataDir)];
    const folder = await realpath(dataDir);
    return (await socketNames(folder)).map((name) => join(folder, name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

async function claimPipe(claim: FolderClaim, dataDir: string): Promise<string> {
  const path = await pipePath(dataDir);
  try {
    await claim.listen(path);
  } catch (error) {
    throw new DataFolderInUse(dataDir, (await ownerBehind(path)) ?? 'unknown', { cause: error });
  }
  return path;
}

/**
 * Every claimant binds its own socket before it checks the others', so of two that start together at least
 * one sees the other. A claimant yields to a living one with a smaller name, and waits for those with a
 * larger name to decide; so there is no circular wait, and two never both win. A dead one's socket is
 * deleted: names are never reused, so it cannot be a newcomer's.
 */
async function claimSocket(claim: FolderClaim, dataDir: string): Promise<string> {
  const folder = await realpath(dataDir);
  const mine = newSocketName();
  const socketPath = join(folder, mine);
  // Renamed once it listens: between binding and listening it would look dead.
  const unready = join(folder, `.${mine}`);
  await withShortPath(unready, (path) => claim.listen(path));
  await chmod(unready, 0o600);
  await rename(unready, socketPath);
  const others = (await socketNames(folder)).filter((name) => name !== mine).sort();
  for (const name of others) {
    const path = join(folder, name);
    const owner = await (name < mine ? claimantBehind(path) : ownerBehind(path));
    if (owner === undefined) {
      await rm(path, { force: true });
      continue;
    }
    await withdraw(claim, socketPath);
    throw new DataFolderInUse(dataDir, owner);
  }
  return socketPath;
}

async function withdraw(claim: FolderClaim, socketPath: string): Promise<void> {
  if (process.platform !== 'win32') await rm(socketPath, { force: true });
  await claim.close();
}
