/**
 * The complete table of endpoints. The server's routes, its OpenAPI page and the tests use it whole; the app
 * loads it in families, each with the code that calls it. To adapt a server that spells a path differently,
 * change one row.
 */
import { accumulatedRechargeEndpoints } from '#contract/accumulated-recharge.ts';
import { activityEndpoints } from '#contract/activity.ts';
import { bankAccountEndpoints } from '#contract/bank-account.ts';
import { cashBonusEndpoints } from '#contract/cash-bonus.ts';
import { depositEndpoints } from '#contract/deposit.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { mailEndpoints } from '#contract/mail.ts';
import { playEndpoints } from '#contract/play.ts';
import { rewardItemEndpoints } from '#contract/reward-items.ts';
import { savingsEndpoints } from '#contract/savings.ts';
import { signUpBonusEndpoints } from '#contract/sign-up-bonus.ts';
import { spinInviteEndpoints } from '#contract/spin-invite.ts';
import { shareEndpoints } from '#contract/share.ts';
import { accountExtrasEndpoints } from '#contract/account-extras.ts';
import { installEndpoints } from '#contract/install-events.ts';
import { identityEndpoints } from '#contract/identity.ts';
import { mobileEndpoints } from '#contract/mobile.ts';
import { profileEndpoints } from '#contract/profile.ts';
import { protectionEndpoints } from '#contract/protection.ts';
import { pushEndpoints } from '#contract/push.ts';
import { workerReportEndpoints } from '#contract/worker-report.ts';
import { startEndpoints } from '#contract/start-endpoints.ts';
import { taskEndpoints } from '#contract/task.ts';
import { tradeEndpoints } from '#contract/trade.ts';
import { transactionEndpoints } from '#contract/transactions.ts';
import { vipEndpoints } from '#contract/vip.ts';
import { wageringEndpoints } from '#contract/wagering.ts';
import { withdrawalEndpoints } from '#contract/withdrawal.ts';
import type * as v from 'valibot';

export const endpoints = {
  ...startEndpoints,
  ...mobileEndpoints,
  ...accountExtrasEndpoints,
  ...profileEndpoints,
  ...installEndpoints,
  ...pushEndpoints,
  ...workerReportEndpoints,
  ...playEndpoints,
  ...tradeEndpoints,
  ...depositEndpoints,
  ...withdrawalEndpoints,
  ...bankAccountEndpoints,
  ...transactionEndpoints,
  ...vipEndpoints,
  ...savingsEndpoints,
  ...mailEndpoints,
  ...activityEndpoints,
  ...accumulatedRechargeEndpoints,
  ...signUpBonusEndpoints,
  ...spinInviteEndpoints,
  ...cashBonusEndpoints,
  ...taskEndpoints,
  ...rewardItemEndpoints,
  ...shareEndpoints,
  ...wageringEndpoints,
  ...protectionEndpoints,
  ...identityEndpoints,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

/** A caller's request, without the base fields. */
export type RequestOf<Name extends EndpointName> = v.InferInput<
  (typeof endpoints)[Name]['request']
>;

/** A handler's input: the request parsed by its schema. */
export type ParsedRequestOf<Name extends EndpointName> = v.InferOutput<
  (typeof endpoints)[Name]['request']
>;

/** A handler's answer on the wire. */
export type WireResponseOf<Name extends EndpointName> = v.InferInput<
  (typeof endpoints)[Name]['response']
>;

/** The app's view of an answer, parsed by its schema. */
export type ResponseOf<Name extends EndpointName> = v.InferOutput<
  (typeof endpoints)[Name]['response']
>;
