import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { parseInt8 } from './parse-int8.ts';

const INT8 = 20;
/** Zero-filled at each start; PostgreSQL's default of 128MB takes half of the start-up time. */
const BUFFERS = '16MB';
const SETTINGS = [`shared_buffers=${BUFFERS}`, 'timezone=UTC'].flatMap((value) => ['-c', value]);

const OPTIONS = {
  parsers: { [INT8]: parseInt8 },
  startParams: [...PGlite.defaultStartParams, ...SETTINGS],
};

/** The folder of the embedded database in a data folder. */
export const embeddedFolder = (dataDir: string): string => join(dataDir, 'database');

/**
 * Opens the embedded database. A new one gets the files that `initdb` would make, in a third of the time. A file
 * beside its folder says that they are not complete: after an interrupted first start they are made again.
 */
export async function openEmbedded(dataDir: string): Promise<PGlite> {
  const folder = embeddedFolder(dataDir);
  const unfinished = `${folder}.unfinished`;
  if (existsSync(unfinished)) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  if (existsSync(join(folder, 'PG_VERSION'))) return PGlite.create(folder, OPTIONS);
  await writeFile(unfinished, '');
  const { dataDir: newFiles } = await import('@electric-sql/pglite-prepopulatedfs');
  const database = await PGlite.create(folder, { ...OPTIONS, loadDataDir: await newFiles() });
  await rm(unfinished);
  return database;
}
