import { Panel } from '#server/marketing/kit/panel.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { Facts } from '#server/operator/pages/facts.tsx';
import { minorUnits } from '#shared/money/money.ts';
import { epochMs, type EpochMs } from '#shared/time/duration.ts';
import type { WithdrawalFacts } from '#server/operator/pages/read-withdrawal.ts';

/** Who asks for the money: limits, exclusion, restrictions, and other accounts of the same person. */
export function PlayerPanel({
  player,
  protection,
  alike,
  now,
}: Pick<WithdrawalFacts, 'player' | 'protection' | 'alike'> & { now: EpochMs }) {
  const { texts, format } = useConsole();
  const { withdrawals } = texts;
  const { limits, pauses, restrictions } = protection;
  const { excludedUntil, carriedUntil, breakUntil, none } = withdrawals;
  const paused = [
    { until: pauses.excludeUntil, text: excludedUntil },
    { until: pauses.carriedUntil, text: carriedUntil },
    { until: pauses.breakUntil, text: breakUntil },
  ].flatMap(({ until, text }) => (until > now ? [text(format.moment(epochMs(until)))] : []));
  const orNone = (values: readonly string[]) => (values.length === 0 ? [none] : values);
  return (
    <Panel id="player" title={withdrawals.player}>
      <Facts
        facts={[
          [withdrawals.account, [player.account]],
          [
            withdrawals.limits,
            orNone(
              limits.map(({ kind, period, value }) =>
                withdrawals.limit(
                  kind,
                  period,
                  kind === 'session'
                    ? withdrawals.minutes(format.count(value ?? 0))
                    : format.money(minorUnits(value ?? 0)),
                ),
              ),
            ),
          ],
          [withdrawals.exclusion, orNone(paused)],
          [
            withdrawals.restrictions,
            orNone(
              restrictions.map(({ name, until }) =>
                until === null
                  ? name
                  : `${name} (${texts.to.toLowerCase()} ${format.moment(epochMs(until))})`,
              ),
            ),
          ],
          [
            withdrawals.alike,
            orNone(
              alike.map(({ account, by }) =>
                withdrawals.alikeAccount(account, withdrawals.alikeBy[by]),
              ),
            ),
          ],
        ]}
      />
    </Panel>
  );
}
