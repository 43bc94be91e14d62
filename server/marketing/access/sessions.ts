import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { readCookie, setCookie } from '#server/core/http/cookies.ts';
import { hashToken } from '#server/players/base/sessions.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, type EpochMs } from '#shared/time/duration.ts';
import type { CampaignScope } from '#server/marketing/report/campaign-scope.ts';
import { scopeOf } from '#server/marketing/access/roles.ts';
import type { HeldAccount } from '#server/marketing/access/held-account.ts';
import type { ConsoleRole } from '#server/core/database/console-tables.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'console-session';
const TOKEN_BYTES = 32;
/** A session ends a day after its last use, and two weeks after the sign-in. */
const IDLE_MS = 24 * HOUR_MS;
const LONGEST_MS = 14 * DAY_MS;
const WRITE_EVERY_MS = MINUTE_MS;

/** A named user of the console. */
interface ConsoleAccount {
  id: number;
  name: string;
  role: ConsoleRole;
  scope: CampaignScope;
  hasCode: boolean;
}

export interface ConsoleSession {
  account: ConsoleAccount;
  tokenHash: string;
}

/** Opens a session; only the token's hash is stored. @returns the token */
export async function openConsoleSession(
  { trx, account: { id } }: HeldAccount,
  { network, now }: { network: string; now: EpochMs },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await trx
    .insertInto('console_session')
    .values({
      token_hash: hashToken(token),
      account_id: id,
      created_at: now,
      seen_at: now,
      network,
    })
    .execute();
  return token;
}

/** Hands a session to the browser. */
export const setSessionCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): void => writeCookie(request, reply, token, LONGEST_MS);

export async function findConsoleSession(
  db: Kysely<Tables>,
  request: Pick<FastifyRequest, 'headers' | 'protocol'>,
  now: EpochMs,
): Promise<ConsoleSession | undefined> {
  const token = readCookie(request, COOKIE);
  if (token === undefined) return undefined;
  const tokenHash = hashToken(token);
  const row = await db
    .selectFrom('console_session')
    .innerJoin('console_account', 'console_account.id', 'account_id')
    .where('token_hash', '=', tokenHash)
    .where('seen_at', '>', now - IDLE_MS)
    .where('console_session.created_at', '>', now - LONGEST_MS)
    .select(['account_id', 'name', 'role', 'campaigns', 'seen_at', 'totp_secret'])
    .executeTakeFirst();
  if (!row) return undefined;
  if (now - row.seen_at >= WRITE_EVERY_MS) {
    await db
      .updateTable('console_session')
      .where('token_hash', '=', tokenHash)
      .set({ seen_at: now })
      .execute();
  }
  const { account_id: id, name, role, totp_secret: secret } = row;
  const scope = scopeOf(row);
  return { account: { id, name, role, scope, hasCode: secret !== null }, tokenHash };
}

export async function endConsoleSession(
  db: Kysely<Tables>,
  {
    request,
    reply,
    tokenHash,
  }: { request: FastifyRequest; reply: FastifyReply; tokenHash: string },
): Promise<void> {
  await db.deleteFrom('console_session').where('token_hash', '=', tokenHash).execute();
  writeCookie(request, reply, '', 0);
}

/** Deletes expired sessions. */
export async function sweepConsoleSessions(db: Kysely<Tables>, now: EpochMs): Promise<void> {
  await db
    .deleteFrom('console_session')
    .where((eb) =>
      eb.or([eb('seen_at', '<=', now - IDLE_MS), eb('created_at', '<=', now - LONGEST_MS)]),
    )
    .execute();
}

/** Lax: a link from a message opens the console signed in; forms check their origin. */
const writeCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  ageMs: number,
): void =>
  setCookie(request, reply, [COOKIE, token], {
    maxAgeSeconds: Math.floor(ageMs / 1000),
    path: '/report',
    isHttpOnly: true,
  });
