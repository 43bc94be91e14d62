import { readPage } from '#server/core/http/page.ts';
import type { Kysely } from 'kysely';
import type { ParsedRequestOf, WireResponseOf } from '#shared/wire/endpoints.ts';
import { ZERO } from '#shared/money/money.ts';
import type { Tables } from '#server/core/database/tables.ts';
import { countsAsInvited } from '#server/players/protection/promotion-rules.ts';
import type { PromotionNeed } from '#server/core/settings/promotion-needs.ts';
import { maskPhone } from '#server/players/base/mask-phone.ts';

type Record = WireResponseOf<'spinRecord'>;

const RANKED = 20;

/** The players who won most, masked; only real players. */
export async function luckyRanking(
  db: Kysely<Tables>,
): Promise<WireResponseOf<'spinInvite'>['luckyRankList']> {
  const rows = await db
    .selectFrom('spin_round')
    .innerJoin('player', 'player.id', 'spin_round.player_id')
    .where('spin_round.won', '>', ZERO)
    .where('spin_round.replaced_at', 'is', null)
    .orderBy('spin_round.won', 'desc')
    .orderBy('spin_round.tid')
    .limit(RANKED)
    .select(['player.avatar', 'player.mobile', 'player.account', 'spin_round.won as amount'])
    .execute();
  return rows.map(({ avatar, mobile, account, amount }) => ({
    avatar,
    phone: maskPhone(mobile ?? account),
    amount,
  }));
}

/** Lists invited players, spins or payouts, newest first, a page at a time. */
export function listRecord(
  db: Kysely<Tables>,
  playerId: number,
  request: ParsedRequestOf<'spinRecord'>,
  needs: readonly PromotionNeed[],
): Promise<Record> {
  switch (request.type) {
    case 1:
      return listInvited(db, playerId, request, needs);
    case 2:
      return listSpins(db, playerId, request);
    case 3:
      return listPayouts(db, playerId, request);
  }
}

type Page = ParsedRequestOf<'spinRecord'>;

/** All invited players; the status says whether they count yet. */
async function listInvited(
  db: Kysely<Tables>,
  playerId: number,
  page: Page,
  needs: readonly PromotionNeed[],
): Promise<Record> {
  const found = db
    .selectFrom('player')
    .where('pid', '=', playerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .select(['created_at', 'mobile', 'account', 'avatar'])
    .select((eb) => countsAsInvited(needs)(eb).$castTo<boolean>().as('counts'));
  return readPage(found, page, ({ created_at: time, mobile, account, avatar, counts }) => ({
    time,
    phone: maskPhone(mobile ?? account),
    avatar,
    amount: 0,
    status: counts ? (1 as const) : (0 as const),
  }));
}

async function listSpins(db: Kysely<Tables>, playerId: number, page: Page): Promise<Record> {
  let found = db
    .selectFrom('spin')
    .innerJoin('spin_round', 'spin_round.tid', 'spin.tid')
    .where('spin_round.player_id', '=', playerId)
    .where('spin_round.replaced_at', 'is', null);
  if (page.tid !== undefined) found = found.where('spin.tid', '=', page.tid);
  return readPage(
    found
      .orderBy('spin.created_at', 'desc')
      .orderBy('spin.id', 'desc')
      .select(['spin.created_at as time', 'spin.amount']),
    page,
    (row) => ({ ...row, status: 1 as const }),
  );
}

async function listPayouts(db: Kysely<Tables>, playerId: number, page: Page): Promise<Record> {
  const found = db
    .selectFrom('spin_round')
    .where('player_id', '=', playerId)
    .where('paid_at', 'is not', null)
    .where('replaced_at', 'is', null)
    .orderBy('paid_at', 'desc')
    .orderBy('tid')
    .select(['paid_at', 'won']);
  return readPage(found, page, ({ paid_at: time, won }) => ({
    time: time ?? 0,
    amount: won,
    status: 1 as const,
  }));
}
