import { accumulatedRechargeCheck } from '#server/reconcile/checks/accumulated-recharge.ts';
import { bindCheck } from '#server/reconcile/checks/bind.ts';
import { cashBonusCheck } from '#server/reconcile/checks/cash-bonus.ts';
import { depositsCheck } from '#server/reconcile/checks/deposits.ts';
import { ledgerCheck } from '#server/reconcile/checks/ledger.ts';
import { mailCheck } from '#server/reconcile/checks/mail.ts';
import { moneyDaysCheck } from '#server/reconcile/checks/money-days.ts';
import { originsCheck } from '#server/reconcile/checks/origins.ts';
import { preparedCheck } from '#server/reconcile/checks/prepared.ts';
import { rechargeCheck } from '#server/reconcile/checks/recharge.ts';
import { redeemCheck } from '#server/reconcile/checks/redeem.ts';
import { rewardItemsCheck } from '#server/reconcile/checks/reward-items.ts';
import { roundsCheck } from '#server/reconcile/checks/rounds.ts';
import { savingsCheck } from '#server/reconcile/checks/savings.ts';
import { signUpBonusCheck } from '#server/reconcile/checks/sign-up-bonus.ts';
import { spinInviteCheck } from '#server/reconcile/checks/spin-invite.ts';
import { tasksCheck } from '#server/reconcile/checks/tasks.ts';
import { vipCheck } from '#server/reconcile/checks/vip.ts';
import { wageringCheck } from '#server/reconcile/checks/wagering.ts';
import { withdrawalsCheck } from '#server/reconcile/checks/withdrawals.ts';
import type { Check, Finding } from '#server/reconcile/check.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Trx } from '#server/database/transact.ts';
import type { Kysely } from 'kysely';

/** One per area that moves money; a new area adds its own. */
const areas: readonly Check[] = [
  depositsCheck,
  withdrawalsCheck,
  roundsCheck,
  savingsCheck,
  vipCheck,
  redeemCheck,
  bindCheck,
  signUpBonusCheck,
  accumulatedRechargeCheck,
  spinInviteCheck,
  tasksCheck,
  mailCheck,
  rewardItemsCheck,
  cashBonusCheck,
  preparedCheck,
];

const checks: readonly Check[] = [
  ledgerCheck,
  rechargeCheck,
  wageringCheck,
  moneyDaysCheck,
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
