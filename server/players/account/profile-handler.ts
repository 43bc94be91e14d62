import type { NoticePorts } from '#server/players/base/notice-ports.ts';
import type { PasswordPorts } from '#server/players/base/password-ports.ts';
import { HOUR_MS } from '#shared/time/duration.ts';
import { AccountCode } from '#shared/account/errors.ts';
import { credentialBounds } from '#shared/account/credential-bounds.ts';
import { nicknameFault } from '#shared/profile/nickname.ts';
import { tidyText } from '#shared/text/text.ts';
import { isPassword } from '#shared/account/validation.ts';
import { holdJudged, replacePassword } from '#server/players/base/judged.ts';
import { ownPasswordKey, PASSWORD_TRIES, requireAttempt } from '#server/players/base/attempts.ts';
import { hashPassword } from '#server/players/base/password-hash.ts';
import { playerById } from '#server/players/base/players.ts';
import {
  forgetTurns,
  giveBackTurn,
  requireTurn,
  unlessBusy,
} from '#server/players/base/rate-limits.ts';
import { transact } from '#server/core/database/transact.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import type { CallPorts, Handler } from '#server/players/handler.ts';

/** A name that changes often is hard to report. */
const PROFILE_CHANGES = { turns: 20, windowMs: HOUR_MS };

/** Changes the public name, the picture, or both. */
export const changeProfile: Handler<'changeProfile'> = async (
  { database: { db } },
  request,
  { session: { playerId }, now },
) => {
  const nickname = request.nickname === undefined ? undefined : tidyText(request.nickname);
  const held = await playerById(db, playerId);
  // An account's initial name stays valid, whatever the rules for new ones.
  if (nickname !== undefined && nickname !== held.nickname && nicknameFault(nickname) !== null) {
    throw new Refusal(AccountCode.badInput, 'this name is not allowed');
  }
  await requireTurn(db, `profile ${playerId}`, PROFILE_CHANGES, now);
  const changed = { nickname: nickname ?? held.nickname, avatar: request.avatar ?? held.avatar };
  await db.updateTable('player').where('id', '=', playerId).set(changed).execute();
  return changed;
};

/** Changes the password, given the old one; ends the player's other sessions. */
export const changePassword: Handler<
  'changePassword',
  CallPorts & PasswordPorts & NoticePorts
> = async (context, request, visit) => {
  const { database, settings, cipher, catalogue, judgePassword, noteSignInChange } = context;
  const { session, now, network } = visit;
  const { playerId } = session;
  await requireAttempt(context, visit);
  const triesKey = ownPasswordKey(playerId);
  await requireTurn(database.db, triesKey, PASSWORD_TRIES, now);
  const player = await playerById(database.db, playerId);
  const old = cipher.decrypt(request.oldPassword).password;
  const { password, isGenuine } = cipher.decrypt(request.password);
  const giveBack = () => giveBackTurn(database.db, triesKey, PASSWORD_TRIES);
  const isTheirs = (given: string) =>
    unlessBusy(() => judgePassword(player.password_hash, given, { lane: network }), giveBack);
  if (!(await isTheirs(old))) {
    // A retry whose first answer was lost: the password is changed already.
    if (isGenuine && (await isTheirs(password))) return {};
    throw new Refusal(AccountCode.wrongPassword, 'wrong password');
  }
  const { config } = await catalogue.current();
  if (!isGenuine || !isPassword(password, credentialBounds(config)) || password === old) {
    throw new Refusal(AccountCode.badPassword, 'password is not allowed');
  }
  const passwordHash = await unlessBusy(() => hashPassword(password, { lane: network }), giveBack);
  await transact(database, async (trx) => {
    const held = await holdJudged(trx, player, visit);
    await replacePassword(held, passwordHash, session);
    await forgetTurns(trx, triesKey);
    const moment = { market: settings.market, now };
    await noteSignInChange(trx, playerId, { kind: 'password-changed' }, moment);
  });
  return {};
};
