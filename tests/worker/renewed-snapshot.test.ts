import { refreshLobby } from '#app/refresh-lobby.ts';
import { readTolerantly } from '#shared/wire/tolerance.ts';
import { appConfig } from '#shared/lobby/contract.ts';
import { bannersOf, renewSnapshot } from '#shared/snapshot/renewed-snapshot.ts';
import { epochMs } from '#shared/time/duration.ts';
import { buildSnapshot } from '#startup/build-snapshot.ts';
import { scriptedPlatform, storeWithListeners } from '#tests/builders/platform.ts';
import { appConfigAnswer, wireGame } from '#tests/builders/wire.ts';
import { expect, it } from 'vitest';

const NOW = epochMs(1_700_000_000_000);

const categories = [
  { id: 1, status: 1, sort: 2 },
  { id: 2, status: 1, sort: 1 },
  { id: 3, status: 0, sort: 3 },
];
const games = [
  wireGame({ id: 1, hot: 1, hotSort: 3, name: 'Reef' }),
  wireGame({ id: 2, hot: 1, hotSort: 1, typeId: 2, brandId: 9, status: 0, name: 'Dragon' }),
  wireGame({ id: 3, hot: 1, hotSort: 2, releasedAt: NOW - 1_000, version: 4, name: 'Pearl' }),
  wireGame({ id: 4, hot: 1, showType: 1, name: 'Hidden' }),
  wireGame({ id: 5, hot: 1, typeId: 3, name: 'Of a closed category' }),
  wireGame({ id: 6, name: 'Not hot' }),
];
const banner = (id: number) => ({
  id,
  imgUrl: `/static/art/banner/${id}.webp`,
  clickType: 0,
  clickAction: '',
  sort: id,
  title: '',
});

/** The snapshot that a visitor's page makes of an answer. */
async function pageSnapshot(answer: Record<string, unknown>) {
  const platform = scriptedPlatform();
  platform.reply('appConfig', { json: answer });
  const { store } = storeWithListeners();
  await refreshLobby(store.dispatch, store.getState);
  const facts = { t: (key: string) => key, theme: null, isAppOffered: false, now: NOW };
  const view = buildSnapshot(store.getState(), facts);
  if (view === null) throw new Error('no lobby');
  return view;
}

it('is what the page would make of the same lobby', async () => {
  const before = appConfigAnswer({
    appGameTypeList: categories.toReversed(),
    appGameList: [wireGame({ hot: 1 })],
    appLobbyAdConfigList: [banner(7)],
  });
  const after = appConfigAnswer({
    appGameTypeList: categories,
    appGameList: games,
    appLobbyAdConfigList: [banner(2), banner(1)],
  });
  const read = readTolerantly(appConfig, after);
  if (!read.success) throw new Error('not a lobby');
  const lobby = {
    config: read.output,
    games: read.output.appGameList ?? [],
    hosts: { origin: 'https://platform.test', pictureOrigins: [] },
    appOrigin: 'https://lobby.test',
    iconType: 'webp',
  } as const;
  const view = await pageSnapshot(before);
  const renewed = renewSnapshot(view, lobby, {
    banner: bannersOf(lobby)[0] ?? null,
    now: NOW,
  });
  expect(renewed).toEqual(await pageSnapshot(after));
  expect(renewed.games.map(({ name }) => name)).toEqual(['Dragon', 'Pearl', 'Reef']);
});
