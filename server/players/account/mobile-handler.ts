import type { NoticePorts } from '#server/players/base/notice-ports.ts';
import type { PasswordPorts } from '#server/players/base/password-ports.ts';
import { AccountCode } from '#shared/account/errors.ts';
import { VerificationCode } from '#shared/mobile/verification-code-errors.ts';
import { credentialBounds } from '#shared/account/credential-bounds.ts';
import { isPassword } from '#shared/account/validation.ts';
import {
  BIND_TYPE,
  bindMobile,
  requireMobile,
  requireUnbound,
} from '#server/players/protection/bind-mobile.ts';
import { hashPassword } from '#server/players/base/password-hash.ts';
import { holdPlayer } from '#server/players/base/held-player.ts';
import { replacePassword, requireUnfrozen } from '#server/players/base/judged.ts';
import { findPlayer } from '#server/players/base/players.ts';
import { forgetPasswordTries, requireAttempt } from '#server/players/base/attempts.ts';
import {
  accountSubject,
  checkCode,
  playerSubject,
  spendCode,
} from '#server/players/base/sms-codes.ts';
import { SmsScene } from '#server/players/sms/handler.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { grantRewards } from '#server/players/reward/grant-rewards.ts';
import { accountStateOf } from '#server/players/protection/account-state.ts';
import { may } from '#server/players/protection/require-may.ts';
import { transactWithRefusal } from '#server/money/requests/stored-refusals.ts';
import { limitsOf } from '#server/core/limits-of.ts';
import { maskMobile } from '#shared/mobile/mobile.ts';
import type { CallPorts, Handler } from '#server/players/handler.ts';

/** Binds a mobile by the code sent to it, and pays the reward of the bind task (spec §3). */
export const bindAccount: Handler<'bindAccount'> = async (
  { settings: { market } },
  request,
  { session: { playerId }, trx, config, now },
) => {
  const mobile = requireMobile(request, config);
  await requireUnbound(trx, playerId);
  const key = { subject: playerSubject(playerId), scene: SmsScene.bind, mobile };
  await spendCode(trx, key, request.code, limitsOf(config), now);
  await bindMobile(trx, { playerId, market, now }, mobile);
  const task = config.appTaskConfigList.find(({ type }) => type === BIND_TYPE);
  // The mobile is also needed for withdrawals, so it is always bound; the reward is a promotion.
  const hasStopped = !may(await accountStateOf(trx, playerId, now), 'claim');
  const promised = hasStopped ? [] : (task?.rewards ?? []);
  const grant = { playerId, rewards: promised, reference: `bind-${playerId}`, now };
  const { rewards } = await grantRewards(trx, grant);
  return { mobile: maskMobile(mobile, config.countryCode), rewards };
};

/** Sets a new password by a code to the bound mobile; ends all sessions. */
export const forgetPassword: Handler<
  'forgetPassword',
  CallPorts & PasswordPorts & NoticePorts
> = async (context, request, visit) => {
  const { database, settings, cipher, catalogue, noteSignInChange } = context;
  const { now, network } = visit;
  await requireAttempt(context, visit);
  const { config } = await catalogue.current();
  const mobile = requireMobile(request, config);
  const account = request.account.trim();
  const key = { subject: accountSubject(account), scene: SmsScene.forgotPassword, mobile };
  const limits = limitsOf(config);
  // Checked first: without a code the caller learns nothing about the account or the password.
  await transactWithRefusal(database, (trx) => checkCode(trx, key, request.code, limits, now));
  const player = await findPlayer(database.db, account);
  if (!player) throw new Refusal(AccountCode.notFound, 'account does not exist');
  const { password, isGenuine } = cipher.decrypt(request.password);
  if (!isGenuine || !isPassword(password, credentialBounds(config))) {
    throw new Refusal(AccountCode.badPassword, 'password is not allowed');
  }
  const passwordHash = await hashPassword(password, { lane: network });
  await transactWithRefusal(database, async (trx) => {
    const held = await holdPlayer(trx, player.id);
    await spendCode(trx, key, request.code, limits, now);
    // The code proves the mobile that the account had when it was sent.
    if (held.player.mobile !== mobile)
      throw new Refusal(VerificationCode.expired, 'another mobile');
    requireUnfrozen(held.player);
    await replacePassword(held, passwordHash);
    await forgetPasswordTries(trx, { account, network });
    const moment = { market: settings.market, now };
    await noteSignInChange(trx, player.id, { kind: 'password-changed' }, moment);
  });
  return {};
};
