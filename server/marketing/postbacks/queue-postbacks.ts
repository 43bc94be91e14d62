import { DAY_MS } from '#shared/time/duration.ts';
import { markets, type Market } from '#shared/market/market.ts';
import { decimalText } from '#shared/money/money.ts';
import { nameKey } from '#shared/text/text.ts';
import { CLICK_ID_NAMES } from '#shared/marketing/attribution.ts';
import { eventIdOf, eventsSince, type VisitorEvent } from '#server/marketing/postbacks/events.ts';
import { clickIdsIn, type Facts } from '#server/marketing/postbacks/macros.ts';
import { activeRules, type PostbackRule } from '#server/marketing/postbacks/rules.ts';
import type { CountedFacts } from '#server/marketing/events/contribution.ts';
import type { Touchpoint } from '#server/marketing/events/visitor.ts';
import type { Trx } from '#server/core/database/transact.ts';

/** A visitor that was just counted. */
export interface CountedAgain {
  installId: string;
  /** The previous count; null for a new visitor. */
  before: CountedFacts | null;
  now: CountedFacts;
  last: Touchpoint;
}

/** The campaign by the names that reports use. */
type Named = Record<'source' | 'medium' | 'campaign' | 'content', string>;

/** Postbacks of one statement: each has seven values. */
const ROWS = 1000;

/**
 * Queues the new events of visitors for every rule that matches, in the transaction that counts them, so
 * that reports and postbacks agree. The last touch gets the credit.
 */
export async function queuePostbacks(
  trx: Trx,
  visitors: readonly CountedAgain[],
  market: Market,
): Promise<void> {
  const rules = await activeRules(trx);
  const moved = visitors.flatMap((visitor) => {
    const events = eventsSince(visitor.before, visitor.now);
    return events.length === 0 ? [] : [{ visitor, events }];
  });
  if (rules.length === 0 || moved.length === 0) return;
  const names = await namesOf(trx, [...new Set(moved.map(({ visitor }) => visitor.now.last))]);
  const rows = moved.flatMap(({ visitor, events }) => {
    const named = names.get(visitor.now.last);
    if (!named) throw new Error(`the origin ${visitor.now.last} has no words`);
    const facts = factsOf(visitor.last, named);
    return rules
      .filter((rule) => isFor(rule, named, facts))
      .flatMap((rule) =>
        events
          .filter((one) => isWanted(rule, one))
          .map((one) => ({
            rule_id: rule.id,
            event_id: eventIdOf(visitor.installId, one),
            event: one.event,
            install_id: visitor.installId,
            facts: JSON.stringify({
              ...facts,
              ...factsOfEvent(one, markets[market].currency),
            }),
            happened_at: one.time,
            due_at: one.time,
          })),
      );
  });
  for (let at = 0; at < rows.length; at += ROWS) {
    await trx
      .insertInto('postback')
      .values(rows.slice(at, at + ROWS))
      .onConflict((conflict) => conflict.columns(['rule_id', 'event_id']).doNothing())
      .execute();
  }
}

/** A receiver cannot match an event without a click id, so a rule that sends one requires it. */
function isFor(rule: PostbackRule, { source, campaign }: Named, facts: Facts): boolean {
  if (rule.source !== '' && nameKey(rule.source) !== nameKey(source)) return false;
  if (rule.campaign !== '' && nameKey(rule.campaign) !== nameKey(campaign)) return false;
  const asked = clickIdsIn(rule.url + rule.body);
  return asked.length === 0 || asked.some((name) => facts[name] !== undefined);
}

const isWanted = (rule: PostbackRule, { event, time, after }: VisitorEvent): boolean =>
  rule.events[event] !== undefined &&
  after <= rule.windowDays * DAY_MS &&
  time >= (rule.activeSince ?? Infinity);

const factsOf = ({ time, clickIds = {}, utm = {}, pid }: Touchpoint, named: Named): Facts => ({
  ...Object.fromEntries(
    CLICK_ID_NAMES.flatMap((name) =>
      clickIds[name] === undefined ? [] : [[name, clickIds[name]]],
    ),
  ),
  ...named,
  ...(utm.term !== undefined && { term: utm.term }),
  ...(pid !== undefined && { pid }),
  click_timestamp_ms: String(time),
});

const factsOfEvent = ({ time, amount }: VisitorEvent, currency: string): Facts => ({
  timestamp: String(Math.floor(time / 1000)),
  timestamp_ms: String(time),
  amount: decimalText(amount),
  currency,
});

async function namesOf(trx: Trx, origins: readonly number[]): Promise<ReadonlyMap<number, Named>> {
  const rows = await trx
    .selectFrom('install_origin_named')
    .where('id', 'in', origins)
    .select(['id', 'source', 'medium', 'campaign', 'content'])
    .execute();
  return new Map(rows.map(({ id, ...named }) => [id, named]));
}
