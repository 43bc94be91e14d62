/** What the page leaves to the worker when the app is left (docs/decisions/0041). */
import { leaveToWorker } from '#app/later/leave-to-worker.ts';
import { readRecord } from '#browser/storage/database.ts';
import { backgroundSessionRecord } from '#browser/storage/records/outbox-records.ts';
import { open } from '#browser/storage/sealed-box.ts';
import { renewWhileClosed } from '#browser/worker/later/background-sync.ts';
import { dropLikeOutbox, storePendingLike } from '#state/likes/like-outbox.ts';
import { selectPlayer } from '#state/session/session-slice.ts';
import { clearStoredPlayer } from '#state/session/stored-player.ts';
import { withEmptyDatabase } from '#tests/app/empty-database.ts';
import { signedIn } from '#tests/builders/platform.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';

withEmptyDatabase();

const NOW = 1_700_000_000_000;

afterEach(async () => {
  stop();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.restoreAllMocks();
  await dropLikeOutbox();
});

let stop = (): void => undefined;

/** @returns how often the page has asked for it */
function withRegistration(registration: object): () => number {
  const getRegistration = vi.fn(async () => registration);
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration },
    configurable: true,
  });
  return () => getRegistration.mock.calls.length;
}

/** A browser with Background Sync. @returns the registered tags */
function withSync() {
  const tags: string[] = [];
  withRegistration({ sync: { register: async (tag: string) => void tags.push(tag) } });
  return tags;
}

function turn(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

async function openApp() {
  const { platform, store } = await signedIn();
  const playerId = selectPlayer(store.getState())?.user.id ?? 0;
  stop = leaveToWorker(store);
  const like = () => storePendingLike(playerId, { gameId: 5, isLiked: true }, NOW);
  return { platform, store, playerId, like };
}

const session = async () => (await readRecord(backgroundSessionRecord))?.value;

describe('an app that is left', () => {
  it('leaves its waiting likes to the worker, with the token encrypted', async () => {
    const tags = withSync();
    const { platform, playerId, like } = await openApp();
    await like();
    turn('hidden');
    await expect.poll(() => tags).toEqual(['outbox']);
    const left = await session();
    expect(left?.playerId).toBe(playerId);
    expect(new TextDecoder().decode(left?.token.cipher)).not.toContain(platform.token);
    expect(left && (await open(left.token))).toBe(platform.token);
  });

  it('takes the session back when it is seen again', async () => {
    const tags = withSync();
    const { like } = await openApp();
    await like();
    turn('hidden');
    await expect.poll(() => tags).toEqual(['outbox']);
    turn('visible');
    await expect.poll(session).toBeUndefined();
  });

  it('has it removed with everything else of the player', async () => {
    const tags = withSync();
    const { like } = await openApp();
    await like();
    turn('hidden');
    await expect.poll(() => tags).toEqual(['outbox']);
    await clearStoredPlayer();
    expect(await session()).toBeUndefined();
  });

  it('stores no token where the browser cannot send later', async () => {
    const asks = withRegistration({});
    const { like } = await openApp();
    await like();
    turn('hidden');
    // The second begins when the first has ended.
    turn('hidden');
    await expect.poll(asks).toBe(2);
    expect(await session()).toBeUndefined();
  });

  it('stores no token after a log-out during the steps', async () => {
    const asks = withRegistration({ sync: { register: async () => undefined } });
    const { platform, like } = await openApp();
    await like();
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
    vi.spyOn(crypto.subtle, 'encrypt').mockImplementation((...given) => {
      platform.token = null;
      return encrypt(...given);
    });
    turn('hidden');
    turn('hidden');
    await expect.poll(asks).toBeGreaterThanOrEqual(2);
    expect(await session()).toBeUndefined();
  });
});

describe('the renewal of the lobby', () => {
  function withPeriodicSync(state: PermissionState, isInstalled: boolean) {
    const register = vi.fn(async () => undefined);
    withRegistration({ periodicSync: { register } });
    Object.defineProperty(navigator, 'permissions', {
      value: { query: async () => ({ state }) },
      configurable: true,
    });
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: isInstalled && query.includes('standalone') }) as MediaQueryList,
    );
    return register;
  }

  it('is registered by an installed app with the permission', async () => {
    const register = withPeriodicSync('granted', true);
    await renewWhileClosed();
    expect(register).toHaveBeenCalledExactlyOnceWith('lobby', { minInterval: 43_200_000 });
  });

  it.each([
    ['without the permission', 'denied', true],
    ['in a tab', 'granted', false],
  ] as const)('is not registered %s', async (_where, state, isInstalled) => {
    const register = withPeriodicSync(state, isInstalled);
    await renewWhileClosed();
    expect(register).not.toHaveBeenCalled();
  });

  it.each([
    ['without a worker', undefined],
    ['without the manager', {}],
    [
      'where the browser refuses',
      { periodicSync: { register: () => Promise.reject(new Error()) } },
    ],
  ])('is left to the next launch %s', async (_where, registration) => {
    if (registration !== undefined) withRegistration(registration);
    await expect(renewWhileClosed()).resolves.toBeUndefined();
  });
});
