import type { IconProgress, PageMessage } from '#shared/worker/messages-contract.ts';
import { iconOrder } from '#shared/lobby/icon-order.ts';
import { arrangeCatalogue } from '#shared/lobby/catalogue.ts';
import { createIconSync, iconLimits, type IconRequest } from '#browser/worker/icon-sync.ts';
import { lettersOf } from '#ui/media/letter-tile.tsx';
import { buildGame } from '#tests/builders/game.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';

function page() {
  const posted: PageMessage[] = [];
  const state = { now: 1_000_000, isOnline: true, hasWorker: true };
  let hear: (data: unknown) => void = () => undefined;
  let reports = 0;
  let tick: (() => void) | undefined;
  const sync = createIconSync({
    post(message) {
      if (state.hasWorker) posted.push(message);
      return state.hasWorker;
    },
    ask: async (message) => void posted.push(message),
    onMessage: (listen) => void (hear = listen),
    reportTouches() {
      reports += 1;
      return () => (reports -= 1);
    },
    isOnline: () => state.isOnline,
    now: () => state.now,
    every(_ms, work) {
      tick = work;
      return () => (tick = undefined);
    },
  });
  return {
    posted,
    state,
    sync,
    isReporting: () => reports > 0,
    pass(ms: number) {
      state.now += ms;
      tick?.();
    },
    notify: (progress: Partial<IconProgress>) =>
      hear({ type: 'icons/progress', progress: { gameListVersion: 'v1', ...progress } }),
  };
}

const request: IconRequest = {
  gameListVersion: 'v1',
  sentAt: 1,
  shownVersion: 'v1',
  icons: ['https://lobby.test/icon/1_1.webp'],
  visible: 1,
  policy: 'lean',
  report: null,
};

describe('the icon sync of a page', () => {
  it('sends nothing more once another worker takes over', () => {
    const { posted, sync, pass } = page();
    sync.want(request);
    sync.end();
    pass(60_000);
    sync.want({ ...request, gameListVersion: 'v2' });
    sync.fetchAll();
    expect(posted).toHaveLength(1);
  });

  it('removes icons through the worker, and no longer fetches all after it', async () => {
    const { posted, sync } = page();
    sync.want(request);
    sync.fetchAll();
    await sync.free();
    sync.want({ ...request, gameListVersion: 'v2' });
    expect(posted.map(({ type }) => type)).toEqual([
      'icons/sync',
      'icons/sync',
      'icons/free',
      'icons/sync',
    ]);
    expect(posted.at(-1)).toMatchObject({ request: { isForced: false, policy: 'lean' } });
  });

  it('requests once, and again after silence, as when the worker was killed', () => {
    const { posted, sync, pass, notify } = page();
    sync.want(request);
    sync.want(request);
    expect(posted).toHaveLength(1);
    pass(4_000);
    notify({ state: 'running' });
    pass(4_000);
    expect(posted).toHaveLength(1);
    pass(2_000);
    expect(posted).toHaveLength(2);
    notify({ state: 'ready' });
    pass(60_000);
    expect(posted).toHaveLength(2);
  });

  it('waits longer after a stall, and requests nothing offline', () => {
    const { posted, state, sync, pass, notify } = page();
    sync.want(request);
    notify({ state: 'stalled' });
    pass(20_000);
    expect(posted).toHaveLength(1);
    state.isOnline = false;
    pass(20_000);
    expect(posted).toHaveLength(1);
    state.isOnline = true;
    pass(1);
    expect(posted).toHaveLength(2);
  });

  it('fetches everything on the player’s request, whatever the policy', () => {
    const { posted, sync } = page();
    sync.want(request);
    sync.fetchAll();
    expect(posted.at(-1)).toMatchObject({
      request: { policy: 'all', aheadBytes: null, isForced: true },
    });
    void sync.free();
    expect(posted.at(-1)).toEqual({ type: 'icons/free' });
  });

  it('requests again when the phone changes from mobile data to Wi-Fi', () => {
    const { posted, sync } = page();
    sync.want({ ...request, policy: 'all', aheadBytes: 5_000_000 });
    sync.want({ ...request, policy: 'all', aheadBytes: 5_000_000 });
    expect(posted).toHaveLength(1);
    sync.want({ ...request, policy: 'all', aheadBytes: null });
    expect(posted.at(-1)).toMatchObject({ request: { policy: 'all', aheadBytes: null } });
    expect(posted).toHaveLength(2);
  });

  it('reports touches while a sync runs', () => {
    const { sync, pass, notify, isReporting } = page();
    expect(isReporting()).toBe(false);
    sync.want(request);
    sync.want({ ...request, policy: 'all' });
    expect(isReporting()).toBe(true);
    notify({ state: 'ready' });
    pass(2_500);
    expect(isReporting()).toBe(false);
  });

  it('requests nothing without a worker', () => {
    const { posted, state, sync, pass } = page();
    state.hasWorker = false;
    sync.want(request);
    pass(60_000);
    expect(posted).toEqual([]);
    expect(sync.progress()).toBeNull();
  });
});

it('icons are ordered by importance, each once', () => {
  const games = Array.from({ length: 40 }, (_unused, at) =>
    buildGame({ id: at + 1, categoryId: at < 20 ? 1 : 2, isHot: at === 39, sort: at }),
  );
  const categories = [1, 2].map((id) => ({ id, sort: id }));
  const catalogue = arrangeCatalogue(games, categories, []);
  const order = iconOrder(catalogue, { visible: [5, 6], likes: { 19: true }, history: [33, 5] });
  const ids = order.games.map(({ id }) => id);
  expect(order.visible).toBe(2);
  expect(ids.slice(0, 6)).toEqual([5, 6, 19, 33, 40, 1]);
  expect(ids.toSorted((a, b) => a - b)).toEqual(games.map(({ id }) => id));
});

it('a tile shows the first letters of two words', () => {
  expect(lettersOf('Lantern Reef Deluxe')).toBe('LR');
  expect(lettersOf('  mango ')).toBe('M');
  expect(lettersOf('ป่าช้าง ทอง')).toBe('ป่ท');
  expect(lettersOf('«9 Lives»')).toBe('9L');
  expect(lettersOf('—')).toBe('');
});

describe('the limits of a page', () => {
  const limitsOn = (
    connection: object | undefined,
    { isInstalled = false, isHidden = false } = {},
  ) => {
    vi.stubGlobal('navigator', { connection });
    vi.stubGlobal('document', { visibilityState: isHidden ? 'hidden' : 'visible' });
    const matchMedia = (query: string) => ({
      matches: isInstalled && query.includes('standalone'),
    });
    vi.stubGlobal('matchMedia', matchMedia);
    return iconLimits(5_000_000);
  };
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    ['no information', undefined, null],
    ['Wi-Fi', { type: 'wifi' }, null],
    ['mobile data', { type: 'cellular', effectiveType: '4g' }, 5_000_000],
  ])('on %s', (_name, connection, aheadBytes) => {
    expect(limitsOn(connection)).toEqual({ policy: 'all', aheadBytes });
    expect(limitsOn(connection, { isInstalled: true })).toEqual({
      policy: 'all',
      aheadBytes: null,
    });
  });

  it.each([
    ['the data saver', { saveData: true }, false],
    ['a slow connection', { effectiveType: '2g' }, false],
    ['a hidden page', undefined, true],
  ])('with %s: nothing ahead', (_name, connection, isHidden) => {
    expect(limitsOn(connection, { isHidden }).policy).toBe('lean');
  });
});
