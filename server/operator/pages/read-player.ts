import { accountsAlike } from '#server/players/protection/same-person.ts';
import { balancesOf } from '#server/money/ledger/wallets.ts';
import { findPlayer } from '#server/players/base/players.ts';
import { isAboutAccount, waitingProposals } from '#server/operator/pages/waiting-proposals.ts';
import { playerRecord } from '#server/operator/player-record.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Kysely } from 'kysely';

/** All that an operator sees of a player; undefined when nobody has this account. */
export async function readPlayer(db: Kysely<Tables>, account: string, now: EpochMs) {
  const player = await findPlayer(db, account);
  if (!player) return undefined;
  const { id, pid } = player;
  const [balances, record, alike, proposals, inviter] = await Promise.all([
    balancesOf(db, id),
    playerRecord(db, player, now),
    accountsAlike(db, id),
    waitingProposals(db, now),
    pid === null
      ? undefined
      : db.selectFrom('player').where('id', '=', pid).select('account').executeTakeFirst(),
  ]);
  return {
    player,
    inviter: inviter?.account,
    balances,
    record,
    alike,
    proposals: proposals.filter(isAboutAccount(player.account)),
  };
}

export type PlayerFacts = NonNullable<Awaited<ReturnType<typeof readPlayer>>>;
