import { createDemo } from '#server/demo/demo-parts.ts';
import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { endpoints, type EndpointName } from '#shared/wire/endpoints.ts';
import { epochMs } from '#shared/time/duration.ts';
import { movableClock, type MovableClock } from '#server/core/clock.ts';
import { once } from '#server/core/once.ts';
import { hashPassword, type JudgePassword } from '#server/players/base/password-hash.ts';
import { preparePlayer, type PreparedPlayer } from '#server/demo/players/prepared-player.ts';
import { ZERO } from '#shared/money/money.ts';
import { createPlatform, type Platform } from '#server/platform.ts';
import { readSettings } from '#server/core/settings/settings.ts';
import { IS_FULL } from '#tests/support/extent.ts';
import { hasPostgres } from '#tests/support/test-database.ts';
import { lastOfEach } from './flags.ts';
import { placeFor } from '#tests/demo/seeded-place.ts';
import { signedIn } from '#tests/session/signed-in.ts';
import { scratch } from '#tests/support/scratch.ts';

/** 21 November 2026, 09:00 in Manila. */
export const START = epochMs(Date.UTC(2026, 10, 21, 1));
export const OPERATOR_KEY = 'a-key-for-these-tests';
/** Flags of a server for real players, with what it must name to them. */
export const REAL_PLAYERS = ['--demo=false', '--license-no=PAGCOR-77', '--helpline=1553'] as const;
export const DEMO = { account: 'parolademo', password: 'lantern2026' };

/** An answer of the API: HTTP status, headers and parsed body. */
export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: Record<string, unknown>;
}

/** A server under test; its clock only moves when a test advances it. */
export interface PlatformUnderTest {
  platform(): Platform;
  clock: MovableClock;
  /** Another server on the same database; only on PostgreSQL. */
  second(): Promise<Platform>;
  call(name: EndpointName, body?: unknown, token?: string): Promise<Answer>;
}

const standingClock = (): MovableClock => movableClock({ now: () => START });

const FLAGS = ['--games=60', '--log-level=silent', `--operator-key=${OPERATOR_KEY}`];

const KINDS = ['pglite', 'postgres'] as const;
type Kind = (typeof KINDS)[number];

/** PostgreSQL opens and answers faster than the embedded database and runs calls concurrently. */
const fasterKind = (): Kind => (hasPostgres() ? 'postgres' : 'pglite');

/** For tests that open a database several times: the full run proves them on the embedded one. */
export const reopenedKind = (): Kind => (IS_FULL ? 'pglite' : fasterKind());

/**
 * Declares tests for both databases. The full run uses both; the gate uses PostgreSQL, or the
 * embedded database where PostgreSQL is missing.
 */
export function eachPlatform(
  name: string,
  declare: (subject: PlatformUnderTest) => void,
  flags: readonly string[] = [],
  judgePassword?: JudgePassword,
): void {
  for (const kind of IS_FULL ? KINDS : [fasterKind()]) {
    describe.skipIf(kind === 'postgres' && !hasPostgres())(`${name} (${kind})`, () => {
      declare(platformUnderTest(flags, kind, judgePassword));
    });
  }
}

/** Provides a server for the tests of the calling `describe`. */
export function platformUnderTest(
  flags: readonly string[] = [],
  kind = fasterKind(),
  judgePassword?: JudgePassword,
): PlatformUnderTest {
  const clock = standingClock();
  const opened: Platform[] = [];
  let folder: string | undefined;
  let settings: ReturnType<typeof readSettings> | undefined;
  const open = async (): Promise<Platform> => {
    if (!settings) throw new Error('asked before the first test');
    const platform = await createPlatform({
      demo: createDemo(),
      settings,
      clock,
      random: () => 0,
      ...(judgePassword && { judgePassword }),
    });
    opened.push(platform);
    return platform;
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(scratch(), 'parola-test-'));
    const common = lastOfEach([...FLAGS, `--client-dir=${join(folder, 'none')}`, ...flags]);
    const place = await placeFor(kind, folder, { flags: common, clock: standingClock() });
    settings = readSettings({}, [...common, ...place]);
    await open();
  });
  afterAll(async () => {
    for (const platform of opened) await platform.close();
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  });
  const platform = (): Platform => {
    const [first] = opened;
    if (!first) throw new Error('asked before the first test');
    return first;
  };
  return {
    platform,
    clock,
    second: open,
    call: (name, body, token) => callOn(platform(), name, body, token),
  };
}

/** Calls an endpoint of the contract. */
export function callOn(
  platform: Platform,
  name: EndpointName,
  body: unknown = {},
  token?: string,
): Promise<Answer> {
  return send(platform, endpoints[name].path, JSON.stringify(body), token);
}

/** Sends a body unchanged. */
export async function send(
  { app }: Platform,
  url: string,
  payload: string,
  token?: string,
  remoteAddress = '127.0.0.1',
): Promise<Answer> {
  const response = await app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: token }),
    },
    payload,
    remoteAddress,
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    body: response.json<Record<string, unknown>>(),
  };
}

/** Encrypts a password as the app does (spec §5). */
export function encrypt(platform: Platform, password: string): string {
  const key = createPublicKey({
    key: Buffer.from(platform.context.cipher.publicKey, 'base64'),
    format: 'der',
    type: 'spki',
  });
  const padded = { key, padding: constants.RSA_PKCS1_PADDING };
  return publicEncrypt(padded, Buffer.from(password)).toString('base64');
}

/** Signs an account in. @returns its token */
export async function tokenOf(platform: Platform, account = DEMO): Promise<string> {
  const password = encrypt(platform, account.password);
  const { body } = await callOn(platform, 'accountLogin', { account: account.account, password });
  if (typeof body['token'] !== 'string') throw new Error(`refused: ${JSON.stringify(body)}`);
  return body['token'];
}

/** A signed-in player created for one test. */
export interface OwnPlayer {
  account: string;
  id: number;
  token: string;
}

let ownPlayers = 0;

const OWN_PASSWORD = 'made to order';
const ownPasswordHash = once(() => hashPassword(OWN_PASSWORD));

/** Creates a player and a session directly in the database. */
export async function ownPlayer(
  { context: { database, clock } }: Platform,
  fields: Partial<PreparedPlayer> = {},
): Promise<OwnPlayer> {
  const now = clock.now();
  const account = `owned${String((ownPlayers += 1)).padStart(4, '0')}`;
  const wanted = {
    account,
    password: OWN_PASSWORD,
    ...(fields.password === undefined && { passwordHash: await ownPasswordHash() }),
    deposits: ZERO,
    ...fields,
  };
  const { playerId } = await preparePlayer(database, wanted, now);
  const session = { playerId, device: 'Test', ip: '127.0.0.1', now };
  return { id: playerId, account: wanted.account, token: await signedIn(database, session) };
}

/** Returns the code of the newest message to a mobile. @throws Error when there is none */
export async function codeSentTo(platform: Platform, mobile: string): Promise<string> {
  const { body } = await operate(platform, 'outbox list', { to: mobile, limit: 1 });
  const [message] = body['messages'] as { code: string }[];
  if (!message) throw new Error(`nothing was sent to ${mobile}`);
  return message.code;
}

/** Removes the per-call reference from an answer. */
export const withoutReference = ({ ref: _ref, ...body }: Record<string, unknown>) => body;

/** Returns a different code of the same length. */
export const wrongCode = (code: string): string => code.replace(/^./, code[0] === '1' ? '2' : '1');

/** Runs an operator command over HTTP. */
export async function operate(
  { app }: Platform,
  command: string,
  options: object = {},
  key = OPERATOR_KEY,
): Promise<Answer> {
  const response = await app.inject({
    method: 'POST',
    url: `/operator/${command.replaceAll(' ', '/')}`,
    headers: { 'content-type': 'application/json', 'x-operator-key': key },
    payload: JSON.stringify(options),
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    body: response.json<Record<string, unknown>>(),
  };
}
