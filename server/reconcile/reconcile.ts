import { bindCheck } from '#server/players/account/bind-check.ts';
import { correctionsCheck } from '#server/correction/reconcile-check.ts';
import { depositsCheck } from '#server/deposit/reconcile-check.ts';
import { ledgerCheck } from '#server/money/reconcile/ledger-check.ts';
import { mailCheck } from '#server/mail/reconcile-check.ts';
import { moneyDaysCheck } from '#server/players/protection/money-days-check.ts';
import { originsCheck } from '#server/reconcile/origins-check.ts';
import { preparedCheck } from '#server/reconcile/prepared-check.ts';
import { rechargeCheck } from '#server/money/reconcile/recharge-check.ts';
import { redeemCheck } from '#server/redeem-code/reconcile-check.ts';
import { rewardItemsCheck } from '#server/players/reward-item/reconcile-check.ts';
import { roundsCheck } from '#server/game/reconcile-check.ts';
import { savingsCheck } from '#server/savings/reconcile-check.ts';
import { serverActivities } from '#server/effects/activities.ts';
import { sumsCheck } from '#server/money/sums/reconcile-check.ts';
import { tasksCheck } from '#server/task/reconcile-check.ts';
import { vipCheck } from '#server/vip/reconcile-check.ts';
import { wageringCheck } from '#server/money/wagering/reconcile-check.ts';
import { withdrawalsCheck } from '#server/withdrawal/reconcile-check.ts';
import type { Check, Finding } from '#server/money/reconcile/check.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { Kysely } from 'kysely';

/** One per area that moves money; a new area adds its own. */
const areas: readonly Check[] = [
  depositsCheck,
  withdrawalsCheck,
  correctionsCheck,
  roundsCheck,
  savingsCheck,
  vipCheck,
  redeemCheck,
  bindCheck,
  ...Object.values(serverActivities).map(({ check }) => check),
  tasksCheck,
  mailCheck,
  rewardItemsCheck,
  preparedCheck,
];

const checks: readonly Check[] = [
  ledgerCheck,
  rechargeCheck,
  wageringCheck,
  moneyDaysCheck,
  sumsCheck,
  ...areas,
  originsCheck(areas.flatMap(({ origins }) => origins)),
];

export interface CheckReport extends Finding {
  name: string;
  meaning: string;
}

export interface Reconciliation {
  isClean: boolean;
  checks: CheckReport[];
}

/**
 * Verifies in one snapshot, while players continue, that orders, rounds, claims and savings agree with the
 * ledger, and the ledger with itself. It reads everything, so it is for the operator and for tests.
 */
export function reconcile(db: Kysely<Tables>): Promise<Reconciliation> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(runChecks);
}

/** As `reconcile`, within an open transaction. */
export async function runChecks(trx: Trx): Promise<Reconciliation> {
  const reports: CheckReport[] = [];
  for (const { name, meaning, run } of checks) {
    reports.push({ name, meaning, ...(await run(trx)) });
  }
  return {
    isClean: reports.every(({ disagreements }) => disagreements.length === 0),
    checks: reports,
  };
}

/** The disagreements of all checks, prefixed with the check's name; empty when everything agrees. */
export const disagreementsIn = ({ checks: reports }: Reconciliation): string[] =>
  reports.flatMap(({ name, disagreements }) => disagreements.map((one) => `${name}: ${one}`));
