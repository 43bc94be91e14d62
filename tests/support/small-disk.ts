import { execFile } from 'node:child_process';
import { chmod, mkdtemp, open, rm, rmdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const BLOCK = Buffer.alloc(1024 * 1024);

/** A separate in-memory file system that can be filled up. */
export interface SmallDisk {
  readonly folder: string;
  /** Fills the disk up to this many free megabytes. */
  fill(megabytes?: number): Promise<void>;
  /** Removes the filling. */
  free(): Promise<void>;
  remove(): Promise<void>;
}

/** Mounts a small disk. @returns undefined if this process may not mount */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp('/tmp/parola-disk-');
  try {
    await execute('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  } catch {
    await rmdir(folder);
    return undefined;
  }
  await chmod(folder, 0o777);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    async fill(left = 0) {
      const file = await open(ballast, 'a');
      try {
        for (;;) {
          const { bavail, bsize } = await statfs(folder);
          const room = bavail * bsize - left * BLOCK.length;
          if (room <= 0) return;
          await file.write(BLOCK, 0, Math.min(room, BLOCK.length));
        }
      } catch (error) {
        // Another process took the last block.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        await file.close();
      }
    },
    free: () => rm(ballast, { force: true }),
    async remove() {
      await execute('umount', ['-l', folder]);
      await rmdir(folder);
    },
  };
}
