import { accessSync, constants, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** In-memory file system of Linux. */
const MEMORY = '/dev/shm';
/** A container may have only a few megabytes of it. */
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
/** Longer than any run, in ms. */
const LEFT_MS = 12 * 3_600_000;

/** Removes folders of killed runs, which could not clean up: each takes 40 MB of memory. */
function dropLeft(place: string): void {
  for (const name of readdirSync(place)) {
    const path = join(place, name);
    const made = OURS.test(name) ? statSync(path, { throwIfNoEntry: false }) : undefined;
    if (!made || Date.now() - made.mtimeMs < LEFT_MS) continue;
    try {
      rmSync(path, { recursive: true, force: true });
    } catch {
      // It belongs to another user.
    }
  }
}

let chosen: string | undefined;

/**
 * Returns the folder in which tests create theirs: in memory if there is room, since a database is a thousand
 * small files and each test starts with a copy of one.
 */
export function scratch(): string {
  if (chosen === undefined) {
    chosen = choose();
    dropLeft(chosen);
  }
  return chosen;
}
