import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { hashToken } from '#server/players/base/sessions.ts';
import { oneLine } from '#server/core/http/one-line.ts';
import { BadRequest } from '#server/core/http/refusal.ts';
import { MINUTE_MS, type EpochMs } from '#shared/time/duration.ts';
import { opensPagesOf, rolesThatOpen, scopeOf } from '#server/marketing/access/roles.ts';
import type { HeldAccount } from '#server/marketing/access/held-account.ts';
import type { ConsoleUser } from '#server/marketing/access/admit.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { FastifyRequest } from 'fastify';

const TOKEN_BYTES = 32;
/** Identifies the origin of a leaked token. */
const PREFIX = 'parola_report_';
const MOST_TOKENS = 20;
const LONGEST_NAME = 60;

/** Creates a token that reads reports, and sends costs where the account may; the held row keeps their number. @returns it; only its hash is stored. @throws BadRequest */
export async function addToken(
  { trx, account: { id: accountId, role } }: HeldAccount,
  { name: given, sendsCosts }: { name: string; sendsCosts: boolean },
  now: EpochMs,
): Promise<{ name: string; token: string; maySend: boolean }> {
  const name = oneLine(given);
  if (name === '' || name.length > LONGEST_NAME) {
    throw new BadRequest(`a token has a name of 1 to ${LONGEST_NAME} characters`);
  }
  const maySend = sendsCosts && opensPagesOf(role, 'marketer');
  const token = PREFIX + randomBytes(TOKEN_BYTES).toString('base64url');
  const added = await trx
    .insertInto('console_token')
    .columns(['account_id', 'name', 'token_hash', 'created_at', 'may_send_costs'])
    .expression((eb) =>
      eb
        .selectFrom('console_token')
        .where('account_id', '=', accountId)
        .having((counted) => counted(counted.fn.countAll(), '<', MOST_TOKENS))
        .select([
          sql<number>`${accountId}::integer`.as('account_id'),
          sql<string>`${name}::text`.as('name'),
          sql<string>`${hashToken(token)}::text`.as('token_hash'),
          sql<number>`${now}::bigint`.as('created_at'),
          sql<boolean>`${maySend}::boolean`.as('may_send_costs'),
        ]),
    )
    .returning('id')
    .executeTakeFirst();
  if (!added) {
    throw new BadRequest(`an account may have ${MOST_TOKENS} tokens; revoke one first`);
  }
  return { name, token, maySend };
}

export const listTokens = (db: Kysely<Tables>, accountId: number) =>
  db
    .selectFrom('console_token')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .select(['id', 'name', 'created_at', 'used_at', 'may_send_costs'])
    .execute();

/** @returns the revoked token's name; undefined when the account has none with that id */
export async function revokeToken(
  db: Kysely<Tables>,
  { accountId, id }: { accountId: number; id: number },
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('console_token')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

function bearerOf(headers: FastifyRequest['headers']): string | undefined {
  const [, token] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return token?.startsWith(PREFIX) === true ? token : undefined;
}

/** True for a bearer's token that may send costs; it is held until the end of the transaction. */
export async function maySendCosts(
  trx: Trx,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Promise<boolean> {
  const token = bearerOf(headers);
  if (token === undefined) return false;
  const row = await trx
    .selectFrom('console_token')
    .innerJoin('console_account', 'console_account.id', 'account_id')
    .where('token_hash', '=', hashToken(token))
    .where('may_send_costs', '=', true)
    .where('role', 'in', rolesThatOpen('marketer'))
    .select('console_token.id')
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** The user of a token: its name has the token's, its login is the account. */
interface TokenUser extends ConsoleUser {
  login: string;
}

/** Returns the account of the bearer's token, if it still opens reports. */
export async function tokenUser(
  db: Kysely<Tables>,
  { headers }: Pick<FastifyRequest, 'headers'>,
  now: EpochMs,
): Promise<TokenUser | undefined> {
  const token = bearerOf(headers);
  if (token === undefined) return undefined;
  const row = await db
    .selectFrom('console_token')
    .innerJoin('console_account', 'console_account.id', 'account_id')
    .where('token_hash', '=', hashToken(token))
    .where('role', 'in', rolesThatOpen('reports'))
    .select([
      'console_token.id',
      'console_token.name',
      'console_account.name as account',
      'role',
      'campaigns',
      'used_at',
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  if (now - (row.used_at ?? 0) >= MINUTE_MS) {
    await db.updateTable('console_token').where('id', '=', row.id).set({ used_at: now }).execute();
  }
  const name = `${row.account}, token ${row.name}`;
  return { name, login: row.account, role: row.role, scope: scopeOf(row), session: undefined };
}
