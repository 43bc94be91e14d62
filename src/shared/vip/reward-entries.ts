import { BARE_ENTRY, betsOf, type RewardEntry } from '#shared/reward/reward-entry.ts';
import { wageringSum } from '#shared/wagering/wagering.ts';
import { vipClaimBody, type VipProgress } from './vip.ts';

/** The bonuses of the VIP levels (spec §6). */
export const entriesOfVip = ({ claims }: VipProgress): readonly RewardEntry[] =>
  claims
    .filter(({ state }) => state === 'claimable')
    .map(({ kind, level, amount, endsAt, betRate, betDays }) => ({
      ...BARE_ENTRY,
      key: `vip-${kind}-${level}-${endsAt ?? ''}`,
      source: 'vip',
      name: { kind: 'vip', claim: kind, level },
      state: 'claimable',
      claim: vipClaimBody({ kind, level }),
      amount,
      bets: betsOf(wageringSum(amount, { betRate, betDays })),
      endsAt,
    }));
