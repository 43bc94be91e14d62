/** Where bonuses come from: those of activities, and the others. */
import { listedActivities, type BonusActivity } from '#shared/activity/activities.ts';
import type { BonusSource } from '#shared/activity/activity.ts';
import type { RewardSource } from '#shared/reward/reward-entry.ts';

interface Bonus extends BonusSource {
  readonly source: RewardSource;
}

const OTHERS: readonly Bonus[] = [
  { reference: 'deposit-', wagering: 'deposit-bonus', source: 'deposit-bonus' },
  { reference: 'boost-', wagering: 'deposit-bonus', source: 'deposit-bonus' },
  { reference: 'task-', wagering: 'task', source: 'task' },
  { reference: 'mail-', wagering: 'mail', source: 'mail' },
  { reference: 'vip-', wagering: 'vip', source: 'vip' },
  { reference: 'redeem-', wagering: 'code', source: 'code' },
];

export const bonusSources: readonly Bonus[] = [
  ...OTHERS,
  ...listedActivities.flatMap(({ name, bonus }) =>
    bonus === undefined ? [] : [{ ...bonus, source: name as BonusActivity }],
  ),
];
