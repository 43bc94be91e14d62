import { sql } from 'kysely';
import { countOf, disagreementsOf, together } from '#server/money/reconcile/compare-postings.ts';
import type { Check } from '#server/money/reconcile/check.ts';

/** Required wagering, and the counted bets. */
export const wageringCheck: Check = {
  name: 'wagering',
  meaning:
    'What asks for bets was paid; counted bets are rounds; progress and days are their sums; the coins cover what waits.',
  origins: [],
  async run(db) {
    const unpaid = sql`
      select 'the bets of ' || requirement.source || ' ' || requirement.reference
        || ' are asked for, but it was not paid' as disagreement
      from wager_requirement as requirement
      where not exists (
        select from ledger_transaction as transaction
        where transaction.kind = requirement.source
          and transaction.reference = requirement.reference)`;
    const bounds = sql`
      select 'the bets of ' || source || ' ' || reference || ' stand at ' || done || ' of ' || need
        || ', ' || state as disagreement
      from wager_requirement
      where done > need or (state = 'met') <> (done = need) or locked < 0`;
    const bets = sql`
      select 'bet ' || counted.round_no || ' was counted as ' || counted.bet
        || ', the round has ' || coalesce(round.bet::text, 'none') as disagreement
      from counted_bet as counted left join game_round as round
        on round.round_no = counted.round_no and round.player_id = counted.player_id
          and not round.is_demo
      where counted.bet is distinct from round.bet`;
    const sums = sql`
      select 'player ' || coalesce(counted.player_id, days.player_id) || ' has counted bets of '
        || coalesce(counted.bet, 0) || ', the days come to ' || coalesce(days.bet, 0)
        as disagreement
      from (select player_id, sum(bet)::bigint as bet from counted_bet group by player_id)
          as counted
        full join (select player_id, sum(bet)::bigint as bet from play_day group by player_id)
          as days on days.player_id = counted.player_id
      where counted.bet is distinct from days.bet`;
    const progress = sql`
      select 'player ' || coalesce(counted.player_id, asked.player_id) || ' has made progress of '
        || coalesce(counted.progress, 0) || ', requirements say ' || coalesce(asked.done, 0)
        as disagreement
      from (select player_id, sum(progress)::bigint as progress from counted_bet group by player_id)
          as counted
        full join (select player_id, sum(done)::bigint as done from wager_requirement
          group by player_id) as asked on asked.player_id = counted.player_id
      where coalesce(counted.progress, 0) <> coalesce(asked.done, 0)`;
    const waiting = sql`
      select 'player ' || requirement.player_id || ' has bonuses of ' || sum(requirement.locked)
        || ' that wait, and coins of ' || wallet.balance as disagreement
      from wager_requirement as requirement
        join wallet on wallet.player_id = requirement.player_id and wallet.kind = 'coin'
      where requirement.state = 'open' and requirement.source = 'bonus'
      group by requirement.player_id, wallet.balance
      having sum(requirement.locked) > wallet.balance`;
    return together(
      await disagreementsOf(db, unpaid, await countOf(db, 'wager_requirement')),
      await disagreementsOf(db, bounds, 0),
      await disagreementsOf(db, bets, await countOf(db, 'counted_bet')),
      await disagreementsOf(db, sums, 0),
      await disagreementsOf(db, progress, 0),
      await disagreementsOf(db, waiting, 0),
    );
  },
};
