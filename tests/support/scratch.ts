import { accessSync, constants, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

const OURS = /^parola-(test|platform|pg|start)-/;
/** Longer than any run. */
const LEFT_MS = 12 * 3_600_000;

/** Folders of runs that were killed, and so could not clear them away: each is 40 MB of memory. */
function dropLeft(place: string): void {
  for (const name of readdirSync(place)) {
    const path = join(place, name);
    const made = OURS.test(name) ? statSync(path, { throwIfNoEntry: false }) : undefined;
    if (!made || Date.now() - made.mtimeMs < LEFT_MS) continue;
    try {
      rmSync(path, { recursive: true, force: true });
    } catch {
      // Another user's: theirs to clear.
    }
  }
}

let chosen: string | undefined;

/**
 * Where tests make their folders: in memory if there is room, since a database is a thousand small
 * files and each test begins with a copy of one.
 */
export function scratch(): string {
  if (chosen === undefined) {
    chosen = choose();
    dropLeft(chosen);
  }
  return chosen;
}
