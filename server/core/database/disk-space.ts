import { statfs } from 'node:fs/promises';

/**
 * A new WAL segment of the embedded database takes 16 MB, a checkpoint some more. Without room for them the
 * database cannot continue, so writing statements are refused earlier.
 */
const RESERVE_BYTES = 48 * 1024 * 1024;
const LOOK_EVERY_MS = 250;

/** Refused before anything was written; `outageKind` recognises its code. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull';
  readonly code = 'ENOSPC';

  constructor(folder: string, freeBytes: number) {
    const free = Math.floor(freeBytes / 1024 / 1024);
    super(`only ${free} MB are free on the disk of ${folder}`);
  }
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Monitors the free space of a folder's disk. */
export class DiskSpace {
  readonly #folder: string;
  readonly #freeBytesOf: (folder: string) => Promise<number>;
  #looked: { at: number; freeBytes: number } | undefined;

  constructor(folder: string, readFree = freeBytesOf) {
    this.#folder = folder;
    this.#freeBytesOf = readFree;
  }

  /** @throws DiskFull when only the reserve is left */
  async requireRoom(): Promise<void> {
    const now = performance.now();
    if (!this.#looked || now - this.#looked.at >= LOOK_EVERY_MS) {
      this.#looked = { at: now, freeBytes: await this.#freeBytesOf(this.#folder) };
    }
    const { freeBytes } = this.#looked;
    if (freeBytes < RESERVE_BYTES) throw new DiskFull(this.#folder, freeBytes);
  }
}
