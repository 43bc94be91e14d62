/** Where bonuses come from: those of activities, and the others. */
import { listedActivities } from '#shared/activity/activities.ts';
import type { BonusSource } from '#shared/activity/activity.ts';

const OTHERS: readonly BonusSource[] = [
  { reference: 'deposit-', wagering: 'deposit-bonus', source: 'deposit-bonus' },
  { reference: 'boost-', wagering: 'deposit-bonus', source: 'deposit-bonus' },
  { reference: 'task-', wagering: 'task', source: 'task' },
  { reference: 'mail-', wagering: 'mail', source: 'mail' },
  { reference: 'vip-', wagering: 'vip', source: 'vip' },
  { reference: 'redeem-', wagering: 'code', source: 'code' },
];

export const bonusSources: readonly BonusSource[] = [
  ...OTHERS,
  ...listedActivities.flatMap(({ bonus }) => bonus ?? []),
];
