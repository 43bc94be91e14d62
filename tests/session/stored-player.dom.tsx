import { toPlayer } from '#api/player-wire.ts';
import { databaseKeys } from '#config/storage-keys.ts';
import { writeRecord } from '#browser/storage/database.ts';
import { readStoredPlayer, storePlayer } from '#state/session/stored-player.ts';
import { wireUser } from '#tests/builders/wire.ts';
import { expect, it } from 'vitest';
import { withEmptyDatabase } from '#tests/app/empty-database.ts';

const NOW = 1_700_000_000_000;
const HOSTS = { origin: 'https://platform.test', pictureOrigins: [] };
const excluded = {
  status: 'excluded',
  isLimitReached: false,
  breakUntil: 0,
  excludeUntil: NOW + 1_000,
} as const;

function excludedPlayer() {
  const belongings = {
    appUserBank: null,
    appUserBankList: [],
    inviteCode: '',
    aid: '',
    appGameDataUser: { gameLikes: {}, gameHistory: [] },
  };
  return { ...toPlayer(wireUser() as never, belongings, HOSTS), accountState: excluded };
}

withEmptyDatabase();

it('stores an exclusion until the server answers', async () => {
  const player = excludedPlayer();
  await storePlayer(player, NOW);
  expect(await readStoredPlayer()).toEqual(player);
});

it('reads an exclusion that an earlier release stored as `standing`', async () => {
  const { accountState: standing, ...player } = excludedPlayer();
  await writeRecord({ key: databaseKeys.user, version: 1 }, { ...player, standing }, NOW);
  expect(await readStoredPlayer()).toEqual({ ...player, accountState: excluded });
});
