import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const OTHER_FOLDERS = ['/opt/homebrew/opt/postgresql/bin', '/usr/local/opt/postgresql/bin'];

/** Debian installs the server's binaries outside PATH, in a folder per version; newest first. */
function debianFolders() {
  if (!existsSync(DEBIAN_FOLDER)) return [];
  return readdirSync(DEBIAN_FOLDER)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_FOLDER, version, 'bin'));
}

/**
 * The folder with PostgreSQL's `initdb` and `postgres`: the one that POSTGRES_BIN names, else the
 * system's own.
 * @returns {string | undefined}
 */
export function findPostgres() {
  const named = process.env.POSTGRES_BIN;
  const folders = named
    ? [named]
    : [
        ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
        ...debianFolders(),
        ...OTHER_FOLDERS,
      ];
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
  );
}
