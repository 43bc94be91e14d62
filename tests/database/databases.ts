import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import {
  openDatabase,
  type Database,
  type DatabaseOptions,
} from '#server/core/database/open-database.ts';
import { compareInputs } from '#scripts/lib/fingerprint.mjs';
import { copyData, findTemplate } from '#tests/support/platform-template.ts';
import { copyTestDatabase, hasPostgres } from '#tests/support/test-database.ts';
import { scratch } from '#tests/support/scratch.ts';

/** A fresh database for the tests of one `describe`. */
export interface DatabaseUnderTest {
  readonly kind: Database['kind'];
  /** Opened before the first test. */
  database(): Database;
  /** Options that open it again; on PostgreSQL as another process would. */
  options(): DatabaseOptions;
  /** Returns `count` clients: on PostgreSQL with a pool each, on the embedded database one shared. */
  clients(count: number): Promise<Database[]>;
}

const KINDS: readonly Database['kind'][] = ['pglite', 'postgres'];

/** Declares the same tests for the embedded database and for PostgreSQL. */
export function eachDatabase(name: string, declare: (subject: DatabaseUnderTest) => void): void {
  for (const kind of KINDS) {
    describe.skipIf(kind === 'postgres' && !hasPostgres())(`${name} (${kind})`, () => {
      declare(prepare(kind));
    });
  }
}

/** Provides a folder that is removed after the tests of the calling `describe`. */
export function temporaryFolder(): () => string {
  let folder: string | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(scratch(), 'parola-test-'));
  });
  afterAll(async () => {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  });
  return () => given(folder);
}

/** Inputs of the tables; changing any of them makes a new template. */
const SOURCES = ['server/core/database', 'package-lock.json'];

/** Opens an empty database, which creates its tables, and closes it. */
async function makeTables(options: DatabaseOptions): Promise<void> {
  const database = await openDatabase(options);
  await database.close();
}

/** Creates a data folder with a migrated, empty embedded database. */
export async function copyEmptyDatabase(dataDir: string): Promise<void> {
  const { fingerprint } = compareInputs(SOURCES, undefined);
  const template = await findTemplate(['tables', fingerprint.content], (folder) =>
    makeTables({ databaseUrl: '', dataDir: folder }),
  );
  await copyData(template, dataDir);
}

/** Copies a migrated, empty database, as creating the tables takes seconds. */
async function emptyDatabase(kind: Database['kind'], folder: string): Promise<DatabaseOptions> {
  if (kind === 'postgres') {
    const dataDir = folder;
    const databaseUrl = await copyTestDatabase('tables', (empty) =>
      makeTables({ databaseUrl: empty, dataDir }),
    );
    return { databaseUrl, dataDir };
  }
  const dataDir = join(folder, 'data');
  await copyEmptyDatabase(dataDir);
  return { databaseUrl: '', dataDir };
}

function prepare(kind: Database['kind']): DatabaseUnderTest {
  const folder = temporaryFolder();
  const others: Database[] = [];
  let options: DatabaseOptions | undefined;
  let opened: Database | undefined;
  beforeAll(async () => {
    options = await emptyDatabase(kind, folder());
    opened = await openDatabase(options);
  });
  afterAll(async () => {
    for (const database of [...others, ...(opened ? [opened] : [])]) await database.close();
  });
  return {
    kind,
    database: () => given(opened),
    options: () => given(options),
    async clients(count) {
      const own = given(opened);
      if (kind === 'pglite') return Array.from({ length: count }, () => own);
      const made = await Promise.all(
        Array.from({ length: count }, () => openDatabase(given(options))),
      );
      others.push(...made);
      return made;
    },
  };
}

function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('asked before the first test');
  return value;
}
