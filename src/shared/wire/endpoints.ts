/**
 * The complete table of endpoints. The server's routes, its OpenAPI page and the tests use it whole; the app
 * loads it in families, each with the code that calls it. To adapt a server that spells a path differently,
 * change one row.
 */
import { accumulatedRechargeEndpoints } from '#shared/accumulated-recharge/contract.ts';
import { activityEndpoints } from '#shared/activity/contract.ts';
import { bankAccountEndpoints } from '#shared/bank-account/contract.ts';
import { redPacketEndpoints } from '#shared/red-packet/contract.ts';
import { depositEndpoints } from '#shared/deposit/contract.ts';
import type { Endpoint } from '#shared/wire/endpoint.ts';
import { mailEndpoints } from '#shared/mail/contract.ts';
import { playEndpoints } from '#shared/play/contract.ts';
import { rewardItemEndpoints } from '#shared/reward/contract.ts';
import { savingsEndpoints } from '#shared/savings/contract.ts';
import { signUpBonusEndpoints } from '#shared/sign-up-bonus/contract.ts';
import { spinInviteEndpoints } from '#shared/spin-invite/contract.ts';
import { shareEndpoints } from '#shared/share/contract.ts';
import { accountExtrasEndpoints } from '#shared/account/extras-contract.ts';
import { marketingEndpoints } from '#shared/marketing/contract.ts';
import { identityEndpoints } from '#shared/identity/contract.ts';
import { mobileEndpoints } from '#shared/mobile/contract.ts';
import { passkeyEndpoints } from '#shared/passkey/contract.ts';
import { profileEndpoints } from '#shared/profile/contract.ts';
import { protectionEndpoints } from '#shared/protection/contract.ts';
import { pushEndpoints } from '#shared/push/contract.ts';
import { workerReportEndpoints } from '#shared/worker/report-contract.ts';
import { startEndpoints } from '#shared/wire/start-endpoints.ts';
import { taskEndpoints } from '#shared/task/contract.ts';
import { tradeEndpoints } from '#shared/deposit/trade-contract.ts';
import { transactionEndpoints } from '#shared/record/contract.ts';
import { vipEndpoints } from '#shared/vip/contract.ts';
import { wageringEndpoints } from '#shared/wagering/contract.ts';
import { withdrawalEndpoints } from '#shared/withdrawal/contract.ts';
import type * as v from 'valibot';

export const endpoints = {
  ...startEndpoints,
  ...mobileEndpoints,
  ...accountExtrasEndpoints,
  ...profileEndpoints,
  ...passkeyEndpoints,
  ...marketingEndpoints,
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
  ...redPacketEndpoints,
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
