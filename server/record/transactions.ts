import { pageOf } from '#server/core/http/page.ts';
import { sql, type Kysely } from 'kysely';
import { BONUS_SOURCES } from '#shared/record/record-item.ts';
import { add, subtract, ZERO, type MinorUnits } from '#shared/money/money.ts';
import { kindsOf, TRANSACTION_TYPE } from '#server/record/transaction-types.ts';
import type { ParsedRequestOf, WireResponseOf } from '#shared/wire/endpoints.ts';
import type { PostingKind } from '#server/money/ledger/post.ts';
import type { Tables } from '#server/core/database/tables.ts';

/** Everything in the ledger is final. */
const POSTED = 1;

/**
 * Lists movements of a player's coins, newest first, a page at a time, in the order in which they changed the
 * balance: each entry's balance is the previous one plus its amount. Pages are stable when the call has an
 * end time.
 */
export async function listTransactions(
  db: Kysely<Tables>,
  playerId: number,
  request: ParsedRequestOf<'transactions'>,
): Promise<WireResponseOf<'transactions'>> {
  const { pageNo, pageSize } = request;
  const walletId = await coinWalletOf(db, playerId);
  const [rows, { total }, sum] = await Promise.all([
    pageOfEntries(db, walletId, request).execute(),
    entriesOf(db, walletId, request)
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow(),
    pageNo === 1 ? sumOfEntries(db, walletId, request) : undefined,
  ]);
  const [games, wagering] = await Promise.all([
    gamesOf(
      db,
      rows.filter(({ kind }) => kind === 'bet' || kind === 'win'),
    ),
    wageringOf(
      db,
      playerId,
      rows.filter(({ kind }) => kind === 'bonus'),
    ),
  ]);
  const page = pageOf(
    rows.map((row) => ({
      id: String(row.id),
      type: TRANSACTION_TYPE[row.kind as PostingKind],
      amount: row.amount,
      balanceAfter: row.balance_after ?? 0,
      status: POSTED,
      refNo: row.reference,
      time: row.created_at,
      text: row.text ?? '',
      ...games(row.reference),
      ...(row.kind === 'bonus' && { ...sourceOf(row.reference), ...wagering(row.reference) }),
    })),
    { pageNo, pageSize },
    total,
  );
  return sum === undefined ? page : { ...page, sum };
}

/**
 * The games of bets and wins, by round number alone: by player, too, a plan for any player would read all their
 * rounds.
 */
async function gamesOf(
  db: Kysely<Tables>,
  rows: readonly { reference: string }[],
): Promise<(reference: string) => { gameId?: number }> {
  if (rows.length === 0) return () => ({});
  const numbers = rows.map(({ reference }) => reference);
  const rounds = await db
    .selectFrom('game_round')
    .where((eb) => eb('round_no', '=', eb.fn.any(eb.val(numbers))))
    .select(['round_no', 'game_id'])
    .execute();
  const games = new Map(rounds.map((round) => [round.round_no, round.game_id]));
  return (reference) => {
    const gameId = games.get(reference);
    return gameId === undefined ? {} : { gameId };
  };
}

/** Returns a bonus's source by the prefix of its reference. */
function sourceOf(reference: string): { source?: string } {
  const [beginning = ''] = reference.split('-', 1);
  const source = BONUS_SOURCES.find((name) => name === beginning);
  return source === undefined ? {} : { source };
}

/** Sums what came in and went out over all matching movements, and each type by itself. */
async function sumOfEntries(
  db: Kysely<Tables>,
  walletId: number,
  request: ParsedRequestOf<'transactions'>,
): Promise<WireResponseOf<'transactions'>['sum']> {
  const rows = await entriesOf(db, walletId, request)
    .groupBy('entry.kind')
    .select([
      'entry.kind',
      sql<MinorUnits>`coalesce(sum(entry.amount) filter (where entry.amount > 0), 0)::bigint`.as(
        'received',
      ),
      sql<MinorUnits>`coalesce(-sum(entry.amount) filter (where entry.amount < 0), 0)::bigint`.as(
        'spent',
      ),
    ])
    .execute();
  const byType: Record<string, MinorUnits> = {};
  for (const { kind, received, spent } of rows) {
    // A withdrawal and its return have the same type.
    const type = TRANSACTION_TYPE[kind as PostingKind];
    byType[type] = add(byType[type] ?? ZERO, subtract(received, spent));
  }
  return {
    received: add(...rows.map(({ received }) => received)),
    spent: add(...rows.map(({ spent }) => spent)),
    byType,
  };
}

/** The wagering of bonuses, by the reference of their posting. */
async function wageringOf(
  db: Kysely<Tables>,
  playerId: number,
  rows: readonly { reference: string }[],
): Promise<(reference: string) => { needBet?: MinorUnits; doneBet?: MinorUnits }> {
  if (rows.length === 0) return () => ({});
  const references = rows.map(({ reference }) => reference);
  const found = await db
    .selectFrom('wager_requirement')
    .where('player_id', '=', playerId)
    .where('source', '=', 'bonus')
    .where('reference', 'in', references)
    .select(['reference', 'need as needBet', 'done as doneBet'])
    .execute();
  const known = new Map(found.map(({ reference, ...bets }) => [reference, bets]));
  return (reference) => known.get(reference) ?? {};
}

/** The entries of one page; a test verifies that it never reads the whole ledger. */
export function pageOfEntries(
  db: Kysely<Tables>,
  walletId: number,
  request: ParsedRequestOf<'transactions'>,
) {
  const { pageNo, pageSize } = request;
  return entriesOf(db, walletId, request)
    .innerJoin('ledger_transaction as posted', 'posted.id', 'entry.transaction_id')
    .orderBy('entry.id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .select([
      'entry.id',
      'entry.kind',
      'entry.amount',
      'entry.balance_after',
      'entry.created_at',
      'posted.reference',
      'posted.text',
    ]);
}

/** A separate query: given the id, the database uses the wallet's index. */
export async function coinWalletOf(db: Kysely<Tables>, playerId: number): Promise<number> {
  const { id } = await db
    .selectFrom('wallet')
    .where('player_id', '=', playerId)
    .where('kind', '=', 'coin')
    .select('id')
    .executeTakeFirstOrThrow();
  return id;
}

function entriesOf(
  db: Kysely<Tables>,
  walletId: number,
  { types, beginTime, endTime }: ParsedRequestOf<'transactions'>,
) {
  let found = db
    .selectFrom('ledger_entry as entry')
    .where('entry.wallet_id', '=', walletId)
    .where('entry.balance_after', 'is not', null);
  // An empty list means all types.
  if (types !== undefined && types.length > 0) {
    found = found.where('entry.kind', 'in', kindsOf(types));
  }
  if (beginTime !== undefined) found = found.where('entry.created_at', '>=', beginTime);
  if (endTime !== undefined) found = found.where('entry.created_at', '<', endTime);
  return found;
}
