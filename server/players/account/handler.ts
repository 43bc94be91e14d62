import type { PasswordPorts } from '#server/players/base/password-ports.ts';
import { AccountCode } from '#shared/account/errors.ts';
import { credentialBounds } from '#shared/account/credential-bounds.ts';
import { AVATAR_COUNT } from '#shared/profile/avatar.ts';
import { isEmail, isPassword, isUsername } from '#shared/account/validation.ts';
import {
  forgetPasswordTries,
  requireAttempt,
  requirePasswordTry,
} from '#server/players/base/attempts.ts';
import { holdPlayer } from '#server/players/base/held-player.ts';
import { holdJudged, requireUnfrozen } from '#server/players/base/judged.ts';
import { inviterOf } from '#server/players/base/inviter.ts';
import { findInviter } from '#server/players/base/superior.ts';
import { hashPassword } from '#server/players/base/password-hash.ts';
import { findPlayer, makePlayer } from '#server/players/base/players.ts';
import { unlessBusy } from '#server/players/base/rate-limits.ts';
import { requireRegistration } from '#server/players/base/registration-limits.ts';
import { enter, welcome } from '#server/players/account/sign-in.ts';
import { transact } from '#server/core/database/transact.ts';
import { isUniqueViolation } from '#server/players/base/unique-violation.ts';
import { networkOf } from '#server/core/http/network-of.ts';
import { carryByMailbox } from '#server/players/protection/same-person.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import type { CallPorts, Handler } from '#server/players/handler.ts';

/** Signs a player in (spec §7). No answer reveals why a password was wrong. */
export const accountLogin: Handler<'accountLogin', CallPorts & PasswordPorts> = async (
  context,
  request,
  visit,
) => {
  const { database } = context;
  const { db } = database;
  await requireAttempt(context, visit);
  const account = request.account.trim();
  const player = await findPlayer(db, account);
  const { network, now } = visit;
  const giveBack = await requirePasswordTry(context, {
    account,
    playerId: player?.id,
    network,
    now,
  });

  const { password } = context.cipher.decrypt(request.password);
  const isRight = await unlessBusy(
    () => context.judgePassword(player?.password_hash, password, { lane: network }),
    giveBack,
  );
  if (!player) throw new Refusal(AccountCode.notFound, 'account does not exist');
  if (!isRight) throw new Refusal(AccountCode.wrongPassword, 'wrong password');
  requireUnfrozen(player);

  const token = await transact(database, async (trx) => {
    const held = await holdJudged(trx, player);
    await forgetPasswordTries(trx, { account, network });
    return enter(held, request, visit);
  });
  return welcome(context, player.id, token, visit);
};

/** Creates an account and signs it in (spec §5, §7). */
export const accountRegister: Handler<'accountRegister', CallPorts & PasswordPorts> = async (
  context,
  request,
  visit,
) => {
  const { database, cipher, catalogue, settings } = context;
  const { now, ip, network } = visit;
  await requireAttempt(context, visit);

  const account = request.account.trim();
  const email = request.email.trim();
  const { config } = await catalogue.current();
  // Hashed before any check: a password that cannot be decrypted then takes as long as one that is too short,
  // and both get the same answer.
  const { password, isGenuine } = cipher.decrypt(request.password);
  const passwordHash = await hashPassword(password, { lane: network });
  const bounds = credentialBounds(config);
  if (!isUsername(account, bounds) || !isEmail(email)) {
    throw new Refusal(AccountCode.badInput, 'account or e-mail is not allowed');
  }
  if (!isGenuine || !isPassword(password, bounds)) {
    throw new Refusal(AccountCode.badPassword, 'password is not allowed');
  }
  if (await findPlayer(database.db, account)) throw accountExists();
  const { deviceModel = '', os = '' } = request.phoneinfoJsonModel ?? {};
  await requireRegistration(context, { network, deviceModel, os, now });
  const avatar = 1 + (now % AVATAR_COUNT);
  const inviter = inviterOf(request.outUrl);
  const made = await transact(database, async (trx) => {
    const pid = await findInviter(trx, inviter);
    const { id } = await makePlayer(trx, { account, email, passwordHash, ip, now, avatar, pid });
    await carryByMailbox(trx, {
      playerId: id,
      market: settings.market,
      now,
      networkOf: (address) => networkOf(address, settings.ipv6Prefix),
    });
    return { id, token: await enter(await holdPlayer(trx, id), request, visit) };
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? accountExists() : error;
  });
  return welcome(context, made.id, made.token, visit);
};

const accountExists = (): Refusal => new Refusal(AccountCode.taken, 'account exists');
