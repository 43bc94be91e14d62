import { sql } from 'kysely';
import {
  comparePostings,
  countOf,
  disagreementsOf,
  together,
} from '#server/money/reconcile/compare-postings.ts';
import type { Check, Origin } from '#server/money/reconcile/check.ts';

const BONUS: Origin = { kind: 'bonus', pattern: '^boost-[0-9]+$' };

/** Everything that can give items, with the reference of the grant. */
const GRANTS = sql`
  select 'task-' || task_id || '-' || period || '-' || player_id as reference, player_id
    from task_claim
  union all
  select 'task-step-' || num || '-' || period || '-' || player_id, player_id from task_step_claim
  union all
  select 'tier-' || prop_id || '-' || player_id, player_id from recharge_claim
  union all
  select 'redeem-' || code || '-' || player_id, player_id from redeem_claim
  union all
  select 'bind-' || id, id from player where mobile is not null
  union all
  select 'mail-' || id, player_id from mail where claimed_at is not null`;

/** Boosts and tickets. An expired mail is deleted, so an item may outlive its mail. */
export const rewardItemsCheck: Check = {
  name: 'reward-items',
  meaning:
    'Each boost and ticket was granted by a claim, and used once by a deposit or a spin of its player.',
  origins: [BONUS],
  async run(db) {
    const ungranted = sql`
      select 'item ' || item.id || ' of player ' || item.player_id || ' comes from '
        || item.reference || ', which was not claimed' as disagreement
      from reward_item as item
      where not exists (select from (${GRANTS}) as granted
          where granted.reference = item.reference and granted.player_id = item.player_id)
        and not (item.reference ~ '^mail-[0-9]+$'
          and not exists (select from mail where 'mail-' || mail.id = item.reference))`;
    const uses = sql`
      select boost_id as item_id, player_id, 'deposit ' || order_no as what from deposit_order
        where credited_boost > 0
      union all
      select spin.ticket_id, round.player_id, 'spin ' || spin.id
        from spin join spin_round as round on round.tid = spin.tid
        where spin.ticket_id is not null`;
    const unused = sql`
      select 'item ' || item.id || ' was used by no deposit and no spin' as disagreement
      from reward_item as item
      where item.used_at is not null
        and not exists (select from (${uses}) as use where use.item_id = item.id)
      union all
      select use.what || ' used item ' || use.item_id || ', which is not marked as used'
      from (${uses}) as use join reward_item as item on item.id = use.item_id
      where item.used_at is null
      union all
      select use.what || ' used item ' || use.item_id || ' of another player'
      from (${uses}) as use join reward_item as item on item.id = use.item_id
      where item.player_id <> use.player_id`;
    const wrongAmounts = sql`
      select 'deposit ' || deposit.order_no || ' had ' || deposit.credited_boost || ' from boost '
        || item.id || ', which allows no more than its share' as disagreement
      from deposit_order as deposit join reward_item as item on item.id = deposit.boost_id
      where deposit.credited_boost > 0 and (
        item.percent is null
        or deposit.credited_boost <> deposit.boost
        or deposit.amount < item.min_deposit
        or deposit.boost <> least(
          deposit.amount * item.percent / 100,
          coalesce(item.max_bonus, deposit.amount)))`;
    return together(
      await disagreementsOf(db, ungranted, await countOf(db, 'reward_item')),
      await disagreementsOf(db, unused, 0),
      await disagreementsOf(db, wrongAmounts, 0),
      await comparePostings(db, {
        noun: 'boost',
        origin: BONUS,
        wallet: 'coin',
        expected: sql`select 'boost-' || boost_id as reference, player_id,
          credited_boost as amount from deposit_order where credited_boost > 0`,
      }),
    );
  },
};
