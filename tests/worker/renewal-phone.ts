/** A phone whose app is closed: a stored lobby with its icons and launch document, and the lobby's server. */
import { writeLobby } from '#browser/storage/records/lobby-records.ts';
import type { LobbySnapshot } from '#shared/snapshot/document.ts';
import { SNAPSHOT_CACHE, SNAPSHOT_KEY } from '#shared/snapshot/cache.ts';
import { HOUR_MS } from '#shared/time/duration.ts';
import { settingsIn } from '#shared/wire/read-settings.ts';
import type { Connection } from '#shared/worker/background-work.ts';
import { readPointer, readGeneration } from '#sw/icons/metadata.ts';
import { createLaunchDocuments } from '#sw/launch-documents.ts';
import { renewLobby, type RenewalPorts } from '#sw/lobby-renewal.ts';
import { serverCaller } from '#sw/server-call.ts';
import { createFakeCacheStorage } from '#sw/testing/fake-cache-storage.ts';
import { createFakeEnvironment, request } from '#sw/testing/fake-environment.ts';
import { startWorker } from '#sw/testing/icon-test-worker.ts';
import { ORIGIN } from '#sw/testing/fake-worker.ts';
import { appConfigAnswer, wireGame } from '#tests/builders/wire.ts';

const page =
  '<html lang="en"><meta name="parola-settings" content="{}" /><div id="shell"><!-- lobby --><i></i><!-- /lobby --></div></html>';

export const iconOf = (id: number, version: number, type = 'avif') =>
  `${ORIGIN}/static/art/icon/${id}_${version}.${type}`;

export const yesterday = (): Record<string, unknown> =>
  lobbyAnswer('v1', [
    { id: 1, version: 1, name: 'Reef', hot: 1 },
    { id: 2, version: 1, name: 'Dragon', hot: 1 },
  ]);

/** Game 2 has a new picture, game 3 is new, and so is the banner. */
export const today = (): Record<string, unknown> =>
  lobbyAnswer('v2', [
    { id: 1, version: 1, name: 'Reef', hot: 1 },
    { id: 2, version: 2, name: 'Dragon', hot: 1 },
    { id: 3, version: 1, name: 'Pearl', hot: 1 },
  ]);

export const lobbyAnswer = (version: string, games: Parameters<typeof wireGame>[0][]) => ({
  ...appConfigAnswer({ gameListVersion: version, gameIconTypes: ['avif', 'webp'] }),
  appGameList: games.map(wireGame),
  appLobbyAdConfigList: [{ id: 1, imgUrl: `/static/art/banner/${version}.webp` }],
});

export const storedView: LobbySnapshot = {
  origin: 'stored',
  theme: 'dark',
  offer: null,
  ways: ['Deposit'],
  banner: '/static/art/banner/v1.webp',
  news: 'Welcome!',
  tabs: [{ name: 0, label: 'Hot' }],
  played: {
    title: 'Continue playing',
    games: [
      {
        icon: '/static/art/icon/2_1.avif',
        name: 'Dragon',
        provider: 'Reef Works',
        isNew: false,
        isInMaintenance: false,
      },
    ],
  },
  title: 'Hot games',
  games: [],
  newBadge: 'New',
  bar: [],
};

/** Opened 13 hours ago, with all icons, then closed. */
export async function closedPhone({ view = storedView }: { view?: LobbySnapshot | null } = {}) {
  const environment = createFakeEnvironment();
  const { iconCache, storage } = startWorker(environment);
  const icons = [iconOf(2, 1), iconOf(1, 1)];
  await iconCache.sync(request({ icons, visible: 2, sentAt: 1_700_000_000_000 }));
  environment.asked.length = 0;
  const caches = createFakeCacheStorage(ORIGIN);
  const documents = createLaunchDocuments({
    caches,
    origin: ORIGIN,
    revision: '1',
    builtDocument: async () => new Response(page),
    freeSpace: async () => undefined,
    freeAllSpace: async () => undefined,
  });
  if (view !== null) await documents.store(view);
  await writeLobby(yesterday(), environment.now, { sentAt: 1_700_000_000_000, place: 'shown' });
  environment.now += 13 * HOUR_MS;

  const phone = {
    environment,
    documents,
    /** The server's answer: a lobby, or a status. */
    answer: today() as unknown,
    status: 200,
    calls: [] as { url: string; body: Record<string, unknown>; headers: Headers }[],
    openWindows: 0,
    connection: { type: 'wifi' } as Connection,
    free: null as number | null,
    hasPictures: true,
    /** Runs while the call is on its way. */
    whileAsking: async (): Promise<void> => undefined,
    renew: () => renewLobby(ports),
    activeVersion: async () => (await readPointer(storage))?.gameListVersion,
    activeIcons: async () => {
      const pointer = await readPointer(storage);
      return (await readGeneration(storage, pointer?.gameListVersion ?? null))?.icons;
    },
    snapshot: async (): Promise<LobbySnapshot | null> => {
      const stored = await caches.match(SNAPSHOT_KEY, { cacheName: SNAPSHOT_CACHE });
      return stored === undefined ? null : ((await stored.json()) as LobbySnapshot);
    },
    launchDocument: async () =>
      (await documents.find({ url: `${ORIGIN}/lobby/home`, referrer: '' }))?.text(),
    freeIcons: () => iconCache.free(),
  };

  const send = async (url: string, init: RequestInit) => {
    const sent = new Request(new URL(url, ORIGIN), init);
    phone.calls.push({
      url: sent.url,
      body: (await sent.clone().json()) as Record<string, unknown>,
      headers: sent.headers,
    });
    await phone.whileAsking();
    const { answer, status } = phone;
    return typeof answer === 'string'
      ? new Response(answer, { status })
      : Response.json(answer, { status });
  };

  const ports: RenewalPorts = {
    origin: ORIGIN,
    isAppOpen: async () => phone.openWindows > 0,
    isOnline: () => environment.isOnline,
    connection: () => phone.connection,
    freeSpace: async () => phone.free,
    readSettings: async () => settingsIn(page),
    call: serverCaller(send),
    icons: {
      active: async () => (await phone.activeIcons()) ?? [],
      sync: async (wanted) => {
        await iconCache.sync(wanted);
        return iconCache.progress();
      },
    },
    storePicture: async () => phone.hasPictures,
    renewSnapshot: documents.renew,
    now: () => environment.now,
  };
  return phone;
}
