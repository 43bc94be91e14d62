import { DataFolderInUse } from '#server/core/database/data-folder-lock.ts';
import { UnknownMigration } from '#server/core/database/migrate.ts';
import { startProblem } from '#server/core/start-problem.ts';
import { expect, it } from 'vitest';

const place = { port: 4600, host: '127.0.0.1', dataDir: '/srv/parola', databaseUrl: '' };
const onPostgres = {
  ...place,
  databaseUrl: 'postgres://lobby:very-secret@db.internal:5432/parola',
};
const failure = (code: string, fields: object = {}) =>
  Object.assign(new Error(code), { code, ...fields });
const listening = { syscall: 'listen', address: '127.0.0.1', port: 4600 };

it.each([
  ['a port in use', failure('EADDRINUSE', listening), /^Port 4600 of 127\.0\.0\.1 is in use\./],
  ['a port below 1024', failure('EACCES', listening), /may not listen on port 4600/],
  ['an address of another machine', failure('EADDRNOTAVAIL', listening), /no address 127\.0\.0\.1/],
  ['a folder of another user', failure('EACCES', { path: '/srv/parola' }), /may not write there/],
  [
    'a disk that is read-only',
    failure('EROFS'),
    /^The data folder \/srv\/parola cannot .*read-only/,
  ],
  ['a full disk', failure('ENOSPC'), /disk is full/],
  // The lock is a socket in the folder, so its failure is reported as the folder's.
  ['a lock that cannot be made', failure('EACCES', { syscall: 'listen' }), /^The data folder/],
])('%s is explained in one line', (_what, error, sentence) => {
  const said = startProblem(error, place);
  expect(said).toMatch(sentence);
  expect(said).not.toContain('\n');
});

it('a data folder in use is explained with the message of the lock', () => {
  const error = new DataFolderInUse('/srv/parola', 17);
  expect(startProblem(error, place)).toBe(error.message);
});

it('a database of another version is explained, with what to do', () => {
  const said = startProblem(new UnknownMigration('0036-game-kinds'), place);
  expect(said).toMatch(/migration 0036-game-kinds.*\(--data-dir=<folder>\)\.$/);
});

it('an unreachable PostgreSQL is named without its password', () => {
  const said = startProblem(failure('ECONNREFUSED'), onPostgres);
  expect(said).toContain('db.internal:5432');
  expect(said).not.toContain('secret');
});

it('an unexpected error has no explanation, so that its stack is shown', () => {
  for (const error of [
    new Error('bug'),
    failure('ERR_ASSERTION'),
    failure('ECONNREFUSED'),
    'odd',
  ]) {
    expect(startProblem(error, place)).toBeNull();
  }
});
