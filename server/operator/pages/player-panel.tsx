import { Panel } from '#server/marketing/kit/panel.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { AccountLink } from '#server/operator/pages/account-link.tsx';
import { Facts } from '#server/operator/pages/facts.tsx';
import { useProtectionFacts } from '#server/operator/pages/use-protection-facts.tsx';
import type { EpochMs } from '#shared/time/duration.ts';
import type { WithdrawalFacts } from '#server/operator/pages/read-withdrawal.ts';

/** Who asks for the money. */
export function PlayerPanel({
  player: { account },
  protection,
  alike,
  now,
}: Pick<WithdrawalFacts, 'player' | 'protection' | 'alike'> & { now: EpochMs }) {
  const { withdrawals } = useConsole().texts;
  const facts = useProtectionFacts(protection, alike, now);
  return (
    <Panel id="player" title={withdrawals.player}>
      <Facts
        facts={[[withdrawals.account, [<AccountLink key={account} account={account} />]], ...facts]}
      />
    </Panel>
  );
}
