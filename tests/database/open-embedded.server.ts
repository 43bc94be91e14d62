import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { embeddedFolder, openEmbedded } from '#server/core/database/open-embedded.ts';
import { IS_FULL } from '#tests/support/extent.ts';
import { temporaryFolder } from './databases.ts';

const opened = async (open: Promise<PGlite>): Promise<PGlite> => {
  const database = await open;
  onTestFinished(() => database.close());
  return database;
};

/** What a new database consists of. */
const CONTENTS = [
  `select oid, proname, prosrc from pg_proc order by oid`,
  `select oid, relname from pg_class order by oid`,
  `select oid, collname from pg_collation order by oid`,
  `select datname, datcollate, datctype, encoding, datlocale from pg_database order by 1`,
  `select rolname, rolsuper from pg_roles order by 1`,
  `select extname, extversion from pg_extension`,
  `select catalog_version_no, pg_control_version from pg_control_system()`,
  `select name, setting from pg_settings where source = 'configuration file'
    and name not in ('log_timezone', 'shared_buffers') order by 1`,
];

const contentsOf = async (database: PGlite): Promise<unknown[]> => {
  const found: unknown[] = [];
  for (const text of CONTENTS) found.push((await database.query(text)).rows);
  return found;
};

describe('the embedded database of a new folder', () => {
  const parent = temporaryFolder();
  const newFolder = async (): Promise<string> => mkdtemp(join(parent(), 'data-'));

  it.runIf(IS_FULL)('is the one that initdb of this version makes', async () => {
    const made = await opened(
      PGlite.create({ startParams: [...PGlite.defaultStartParams, '-c', 'timezone=UTC'] }),
    );
    const loaded = await opened(openEmbedded(await newFolder()));
    expect(await contentsOf(loaded)).toEqual(await contentsOf(made));
  });

  it('begins again after a first start that was interrupted, and never later', async () => {
    const folder = await newFolder();
    await mkdir(embeddedFolder(folder));
    await writeFile(join(embeddedFolder(folder), 'PG_VERSION'), '18');
    await writeFile(`${embeddedFolder(folder)}.unfinished`, '');
    const first = await openEmbedded(folder);
    await first.query('create table kept (value int)');
    await first.close();
    expect(existsSync(`${embeddedFolder(folder)}.unfinished`)).toBe(false);
    const second = await opened(openEmbedded(folder));
    expect((await second.query('select value from kept')).rows).toEqual([]);
  });
});
