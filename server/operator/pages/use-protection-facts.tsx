import { useConsole } from '#server/marketing/kit/console-context.ts';
import { AccountLink } from '#server/operator/pages/account-link.tsx';
import { minorUnits } from '#shared/money/money.ts';
import { epochMs, type EpochMs } from '#shared/time/duration.ts';
import type { accountsAtBank } from '#server/withdrawal/review-queue.ts';
import type { Fact } from '#server/operator/pages/facts.tsx';
import type { protectionOf } from '#server/operator/player-record.ts';
import type { Trait } from '#server/players/protection/same-person.ts';
import type { ReactNode } from 'react';

type Protection = Awaited<ReturnType<typeof protectionOf>>;
type OtherAccount = Pick<Awaited<ReturnType<typeof accountsAtBank>>[number], 'account'> & {
  by: Trait;
};

/** A player's limits, exclusion, restrictions, and other accounts of the same person. */
export function useProtectionFacts(
  { limits, pauses, restrictions }: Protection,
  alike: readonly OtherAccount[],
  now: EpochMs,
): Fact[] {
  const { texts, format } = useConsole();
  const { withdrawals, players } = texts;
  const orNone = (values: readonly ReactNode[]) => (values.length === 0 ? [players.none] : values);
  const valueOf = (kind: Protection['limits'][number]['kind'], value: number | null): string => {
    if (value === null) return players.noLimit;
    return kind === 'session'
      ? withdrawals.minutes(format.count(value))
      : format.money(minorUnits(value));
  };
  const paused = [
    { until: pauses.excludeUntil, text: withdrawals.excludedUntil },
    { until: pauses.carriedUntil, text: withdrawals.carriedUntil },
    { until: pauses.breakUntil, text: withdrawals.breakUntil },
  ].flatMap(({ until, text }) => (until > now ? [text(format.moment(epochMs(until)))] : []));
  return [
    [
      withdrawals.limits,
      orNone(
        limits.map(({ kind, period, value, pendingAt, pendingValue }) => {
          const limit = withdrawals.limit(kind, period, valueOf(kind, value));
          return pendingAt === null
            ? limit
            : players.limitAsked(
                limit,
                valueOf(kind, pendingValue),
                format.moment(epochMs(pendingAt)),
              );
        }),
      ),
    ],
    [withdrawals.exclusion, orNone(paused)],
    [
      withdrawals.restrictions,
      orNone(
        restrictions.map(({ name, until }) => {
          const restriction = players.restrictionNames[name];
          return until === null
            ? restriction
            : players.until(restriction, format.moment(epochMs(until)));
        }),
      ),
    ],
    [
      withdrawals.alike,
      orNone(
        alike.map(({ account, by }) => (
          <>
            <AccountLink account={account} /> {withdrawals.same(withdrawals.alikeBy[by])}
          </>
        )),
      ),
    ],
  ];
}
