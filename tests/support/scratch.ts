import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** A file system in memory, where Linux has one. */
const MEMORY = '/dev/shm';
/** A container may have but a few megabytes of it. */
const ENOUGH_BYTES = 2 * 1024 ** 3;

function choose(): string {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

let chosen: string | undefined;

/**
 * Where tests make their folders: in memory if there is room, since a database is a thousand small
 * files and each test begins with a copy of one.
 */
export const scratch = (): string => (chosen ??= choose());
