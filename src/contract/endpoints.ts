/**
 * The one table of calls. The platform's routes, its OpenAPI page and the tests read it whole; the
 * app takes it in families, each with the code that calls it. A platform that spells a path
 * differently changes one row.
 */
import { accumulatedRechargeRows } from '#contract/accumulated-recharge.ts';
import { activityRows } from '#contract/activity.ts';
import { bankAccountRows } from '#contract/bank-account.ts';
import { cashBonusRows } from '#contract/cash-bonus.ts';
import { depositRows } from '#contract/deposit.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { mailRows } from '#contract/mail.ts';
import { playRows } from '#contract/play.ts';
import { rewardItemRows } from '#contract/reward-items.ts';
import { savingsRows } from '#contract/savings.ts';
import { signUpBonusRows } from '#contract/sign-up-bonus.ts';
import { spinInviteRows } from '#contract/spin-invite.ts';
import { shareRows } from '#contract/share.ts';
import { accountExtrasRows } from '#contract/account-extras.ts';
import { installRows } from '#contract/install-events.ts';
import { identityRows } from '#contract/identity.ts';
import { mobileRows } from '#contract/mobile.ts';
import { profileRows } from '#contract/profile.ts';
import { protectionRows } from '#contract/protection.ts';
import { pushRows } from '#contract/push.ts';
import { workerReportRows } from '#contract/worker-report.ts';
import { startRows } from '#contract/start-rows.ts';
import { taskRows } from '#contract/task.ts';
import { tradeRows } from '#contract/trade.ts';
import { transactionRows } from '#contract/transactions.ts';
import { vipRows } from '#contract/vip.ts';
import { wageringRows } from '#contract/wagering.ts';
import { withdrawalRows } from '#contract/withdrawal.ts';
import type * as v from 'valibot';

export const endpoints = {
  ...startRows,
  ...mobileRows,
  ...accountExtrasRows,
  ...profileRows,
  ...installRows,
  ...pushRows,
  ...workerReportRows,
  ...playRows,
  ...tradeRows,
  ...depositRows,
  ...withdrawalRows,
  ...bankAccountRows,
  ...transactionRows,
  ...vipRows,
  ...savingsRows,
  ...mailRows,
  ...activityRows,
  ...accumulatedRechargeRows,
  ...signUpBonusRows,
  ...spinInviteRows,
  ...cashBonusRows,
  ...taskRows,
  ...rewardItemRows,
  ...shareRows,
  ...wageringRows,
  ...protectionRows,
  ...identityRows,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

/** What a caller sends, before the base fields are added. */
export type RequestOf<Name extends EndpointName> = v.InferInput<
  (typeof endpoints)[Name]['request']
>;

/** What a handler is given: the request after its schema. */
export type ParsedRequestOf<Name extends EndpointName> = v.InferOutput<
  (typeof endpoints)[Name]['request']
>;

/** What a handler answers on the wire. */
export type WireResponseOf<Name extends EndpointName> = v.InferInput<
  (typeof endpoints)[Name]['response']
>;

/** What the app works with after the schema has read the answer. */
export type ResponseOf<Name extends EndpointName> = v.InferOutput<
  (typeof endpoints)[Name]['response']
>;
