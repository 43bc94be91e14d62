/** What the worker of a closed app sends (docs/decisions/0041), and what it leaves to the page. */
import { readRecord, removeRecordsUnder, writeRecord } from '#browser/storage/database.ts';
import {
  attributionRecord,
  backgroundSessionRecord,
  eventOutboxRecord,
  likeOutboxRecord,
  playerLikesRecord,
} from '#browser/storage/records/outbox-records.ts';
import { seal } from '#browser/storage/sealed-box.ts';
import { settingsIn } from '#shared/wire/read-settings.ts';
import { INSTALL_EVENTS_LOCK, LIKES_LOCK } from '#shared/worker/background-work.ts';
import { sendOutboxes, type SenderPorts } from '#sw/outbox-sender.ts';
import { serverCaller } from '#sw/server-call.ts';
import { withEmptyDatabase } from '#tests/app/empty-database.ts';
import { beforeEach, describe, expect, it } from 'vitest';

withEmptyDatabase();

const NOW = 1_700_000_000_000;
const TOKEN = 'token-of-mango';
const installId = '0b0e7a4e-6f0f-4b0c-9f5d-0d6f3c0a6c11';
const events = [1, 2, 3].map((seq) => ({ seq, name: 'landing', time: NOW }) as const);
const attribution = {
  installReferrer: 'campaign-7',
  landingPath: '/',
  referrerOrigin: '',
  uaClass: 'android-chrome',
  firstTouch: NOW,
  lastTouch: NOW,
};

const save = (type: { key: string; version: number }, value: unknown) =>
  writeRecord(type, value, NOW);

interface Sent {
  readonly path: string;
  readonly body: { readonly [field: string]: unknown };
  readonly token: string | null;
}

let sent: Sent[];
/** The server's answer by path; thrown, it is a lost connection. */
let answers: (call: Sent) => Response;
let openWindows: number;
let heldLocks: Set<string>;

const done = (payload: object = {}) => Response.json({ errcode: 0, ...payload });

const ports: SenderPorts = {
  isAppOpen: async () => openWindows > 0,
  readSettings: async () => settingsIn(''),
  call: serverCaller(async (url, init) => {
    const request = new Request(new URL(url, 'https://lobby.test'), init);
    const call = {
      path: new URL(request.url).pathname,
      body: (await request.json()) as Sent['body'],
      token: request.headers.get('authorization'),
    };
    sent.push(call);
    return answers(call);
  }),
  ifFree: async (lock, work) => (heldLocks.has(lock) ? 'done' : work()),
  now: () => NOW,
};

const send = (isLastTry = false) => sendOutboxes(ports, isLastTry);
const isStored = async (type: Parameters<typeof readRecord>[0]) =>
  (await readRecord(type)) !== null;
const waitingLikes = async () => (await readRecord(likeOutboxRecord))?.value.pending;
const waitingEvents = async () =>
  (await readRecord(eventOutboxRecord))?.value.events.map(({ seq }) => seq);

const likes = [
  { gameId: 5, isLiked: true },
  { gameId: 9, isLiked: false },
];

/** Two likes of player 7, and the session that the page left for them. */
async function withLikes(playerId = 7): Promise<void> {
  const token = await seal(TOKEN, NOW);
  await save(backgroundSessionRecord, { playerId, token });
  await save(likeOutboxRecord, { playerId: 7, pending: likes });
  await save(playerLikesRecord, { user: { id: 7, vip: 2 }, likes: { 9: true }, aid: 'x' });
}

beforeEach(() => {
  sent = [];
  answers = () => done();
  openWindows = 0;
  heldLocks = new Set();
});

describe('install events', () => {
  beforeEach(() => save(eventOutboxRecord, { installId, nextSeq: 4, events }));

  it('are sent once under their numbers, the first with the attribution', async () => {
    await save(attributionRecord, attribution);
    await send();
    await send();
    expect(sent).toHaveLength(1);
    const [{ path, body, token } = { body: {} } as Sent] = sent;
    expect([path, token]).toEqual(['/app/v1/installEvents', null]);
    const [first, ...others] = events;
    expect(body).toMatchObject({ installId, events: [{ ...first, attribution }, ...others] });
    expect(await waitingEvents()).toEqual([]);
  });

  it('added meanwhile are sent too, under the next number', async () => {
    answers = () => {
      if (sent.length === 1) {
        const more = { seq: 4, name: 'landing', time: NOW };
        void save(eventOutboxRecord, { installId, nextSeq: 5, events: [...events, more] });
      }
      return done();
    };
    await send();
    expect(sent.map(({ body }) => (body['events'] as unknown[]).length)).toEqual([3, 1]);
    expect(await waitingEvents()).toEqual([]);
  });

  it('wait for another try while the server is silent', async () => {
    answers = () => {
      throw new TypeError('Failed to fetch');
    };
    await expect(send()).rejects.toThrow('asks again');
    expect(await waitingEvents()).toEqual([1, 2, 3]);
  });

  it.each([404, 501, 403])('stay with the page when the server answers %d', async (status) => {
    answers = () => new Response('', { status });
    await send();
    expect(sent).toHaveLength(1);
    expect(await waitingEvents()).toEqual([1, 2, 3]);
  });

  it('are dropped when the server will never accept them', async () => {
    answers = () => new Response('', { status: 400 });
    await send();
    expect(await waitingEvents()).toEqual([]);
  });

  it('are not sent beside a page that is sending them', async () => {
    heldLocks.add(INSTALL_EVENTS_LOCK);
    await send();
    expect(sent).toEqual([]);
  });

  it('are not stored again after consent was withdrawn', async () => {
    answers = () => {
      void removeRecordsUnder('install.');
      return done();
    };
    await send();
    expect(await isStored(eventOutboxRecord)).toBe(false);
  });
});

describe('likes', () => {
  it('are sent in order with the player’s session, and stored as the player’s', async () => {
    await withLikes();
    await send();
    expect(
      sent.map(({ path, body, token }) => [path, body['gameId'], body['like'], token]),
    ).toEqual([
      ['/app/v1/gameLike', 5, 1, TOKEN],
      ['/app/v1/gameLike', 9, 0, TOKEN],
    ]);
    expect(await waitingLikes()).toEqual([]);
    const player = (await readRecord(playerLikesRecord))?.value;
    expect(player).toEqual({ user: { id: 7, vip: 2 }, likes: { 5: true, 9: false }, aid: 'x' });
  });

  it('leave no session behind', async () => {
    await withLikes();
    await send();
    expect(await isStored(backgroundSessionRecord)).toBe(false);
  });

  it('count as sent where the server has them already', async () => {
    await withLikes();
    answers = () => done({ errcode: 1004 });
    await send();
    expect(await waitingLikes()).toEqual([]);
  });

  it('that the server refuses stay, for the page to say so', async () => {
    await withLikes();
    answers = ({ body }) => done({ errcode: body['gameId'] === 5 ? 7 : 0 });
    await send();
    expect(await waitingLikes()).toEqual([likes[0]]);
    expect((await readRecord(playerLikesRecord))?.value.likes).toEqual({ 9: false });
  });

  it.each<[string, () => Response]>([
    ['the status', () => new Response('', { status: 401 })],
    ['the code', () => done({ code: 401 })],
    ['the errcode', () => done({ errcode: 401 })],
  ])(
    'of a session that has ended, by %s, are left, and the session is removed',
    async (_by, end) => {
      await withLikes();
      answers = end;
      await send();
      expect(sent).toHaveLength(1);
      expect(await waitingLikes()).toEqual(likes);
      expect(await isStored(backgroundSessionRecord)).toBe(false);
    },
  );

  it('wait with their session while the server is silent, until the browser’s last try', async () => {
    await withLikes();
    answers = () => new Response('', { status: 503 });
    await expect(send()).rejects.toThrow('asks again');
    expect(await isStored(backgroundSessionRecord)).toBe(true);
    await expect(send(true)).rejects.toThrow('asks again');
    expect(await isStored(backgroundSessionRecord)).toBe(false);
    expect(await waitingLikes()).toEqual(likes);
  });

  it('are left to an open window, and asked for again', async () => {
    await withLikes();
    openWindows = 1;
    await expect(send()).rejects.toThrow('asks again');
    expect(sent).toEqual([]);
  });

  it('are left to a window that is opened meanwhile, and to one that is sending', async () => {
    await withLikes();
    answers = () => {
      openWindows = 1;
      return done();
    };
    await expect(send()).rejects.toThrow('asks again');
    expect(await waitingLikes()).toEqual([likes[1]]);
    heldLocks.add(LIKES_LOCK);
    await send();
    expect(sent).toHaveLength(1);
  });

  it('of another player are never sent', async () => {
    await withLikes(8);
    await send();
    expect(sent).toEqual([]);
    expect(await waitingLikes()).toEqual(likes);
    expect(await isStored(backgroundSessionRecord)).toBe(false);
  });

  it('are not sent after a log-out, which nothing of the player outlives', async () => {
    await withLikes();
    answers = () => {
      void removeRecordsUnder('user.');
      return done();
    };
    await send();
    expect(sent).toHaveLength(1);
    expect(await isStored(playerLikesRecord)).toBe(false);
    expect(await isStored(backgroundSessionRecord)).toBe(false);
  });

  it('are left to the page where the session cannot be read', async () => {
    await withLikes();
    await save(backgroundSessionRecord, { playerId: 7, token: TOKEN });
    await send();
    expect(sent).toEqual([]);
    expect(await waitingLikes()).toEqual(likes);
  });

  it('are sent although the install events still wait', async () => {
    await withLikes();
    await save(eventOutboxRecord, { installId, nextSeq: 4, events });
    answers = ({ path }) =>
      path.endsWith('gameLike') ? done() : new Response('', { status: 503 });
    await expect(send()).rejects.toThrow('asks again');
    expect(await waitingLikes()).toEqual([]);
    expect(await isStored(backgroundSessionRecord)).toBe(false);
  });
});

it('nothing is sent where nothing waits', async () => {
  await send();
  expect(sent).toEqual([]);
});

it('money orders are never sent, whatever else waits', async () => {
  await withLikes();
  const order = { kind: 'withdrawal', reqNo: installId, body: { amount: 100 }, openedAt: NOW };
  const orders = { playerId: 7, orders: [order] };
  await save({ key: 'money.orders', version: 1 }, orders);
  await send();
  expect(new Set(sent.map(({ path }) => path))).toEqual(new Set(['/app/v1/gameLike']));
  const record = { key: 'money.orders', version: 1, parse: (value: unknown) => value };
  expect((await readRecord(record))?.value).toEqual(orders);
});
