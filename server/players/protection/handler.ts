import type { PlayPorts } from '#server/players/protection/play-ports.ts';
import type { PasswordPorts } from '#server/players/base/password-ports.ts';
import { AccountCode } from '#shared/account/errors.ts';
import { EXCLUSION_TRIES, exclusionTriesKey } from '#server/players/base/attempts.ts';
import { requireLiveSession, requireSame } from '#server/players/base/judged.ts';
import { playerById, type PlayerRow } from '#server/players/base/players.ts';
import {
  forgetTurns,
  giveBackTurn,
  requireTurn,
  unlessBusy,
} from '#server/players/base/rate-limits.ts';
import { transact, type Trx } from '#server/core/database/transact.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { keepEvent } from '#server/players/protection/events.ts';
import {
  confirmLimit as confirm,
  setLimit as set,
  type LimitName,
} from '#server/players/protection/limits.ts';
import {
  exclude,
  lockProtection,
  takeBreak as startBreak,
  writeProtection,
} from '#server/players/protection/pause.ts';
import { rgStateOf } from '#server/players/protection/rg-state.ts';
import { carryToOthers } from '#server/players/protection/same-person.ts';
import { keepAnswer } from '#server/players/protection/play-sessions.ts';
import { LIMIT_KINDS } from '#shared/protection/limit.ts';
import { PERIODS } from '#shared/protection/market-period.ts';
import type { CallPorts, Handler, PlayerVisit } from '#server/players/handler.ts';
import type { Moment } from '#server/players/protection/usage.ts';

const STOP = 2;

const momentOf = ({ settings }: CallPorts, { session, now }: PlayerVisit): Moment => ({
  playerId: session.playerId,
  market: settings.market,
  now,
});

/**
 * Makes a change and returns the player's protection after it.
 * @param judged the account whose password was right, where the change requires it
 */
async function changed(
  context: CallPorts,
  visit: PlayerVisit,
  change: (trx: Trx, moment: Moment) => Promise<void>,
  judged?: Pick<PlayerRow, 'password_hash'>,
) {
  const { config } = await context.catalogue.current();
  const moment = momentOf(context, visit);
  return transact(context.database, async (trx) => {
    const held = await requireLiveSession(trx, visit.session, visit.now);
    if (judged) requireSame(held, judged);
    await change(trx, moment);
    return { rg: await rgStateOf(trx, moment, config) };
  });
}

const limitName = ({ kind, period }: { kind: number; period: number }): LimitName => ({
  kind: LIMIT_KINDS[kind - 1] ?? 'deposit',
  period: PERIODS[period - 1] ?? 'day',
});

/** Limits, breaks and the running play session (contract, player protection part). */
export const protection: Handler<'protection'> = (context, _request, visit) =>
  changed(context, visit, async () => {});

/** Stricter at once, looser after a day and a confirmation. */
export const setLimit: Handler<'setLimit'> = (context, request, visit) =>
  changed(context, visit, (trx, moment) => set(trx, moment, limitName(request), request.value));

export const confirmLimit: Handler<'confirmLimit'> = (context, request, visit) =>
  changed(context, visit, (trx, moment) =>
    confirm(trx, moment, limitName(request), request.accept === 1),
  );

/** Interval of the reality check; the operator's maximum still applies. */
export const setReality: Handler<'setReality'> = (context, { minutes }, visit) =>
  changed(context, visit, async (trx, { playerId, now }) => {
    await lockProtection(trx, playerId);
    await writeProtection(trx, playerId, { reality_min: minutes });
    await keepEvent(trx, playerId, 'reality-set', { minutes }, now);
  });

/** Answers a reality check; stopping leaves the game. */
export const answerReality: Handler<'answerReality', CallPorts & PlayPorts> = async (
  { database, leaveGame },
  { sessionId, choice },
  { session: { playerId }, now },
) => {
  const isStop = choice === STOP;
  await transact(database, async (trx) => {
    await keepAnswer(trx, playerId, now);
    const kind = isStop ? 'reality-stopped' : 'reality-continued';
    await keepEvent(trx, playerId, kind, {}, now);
  });
  if (isStop) await leaveGame({ playerId, sessionId }, now);
  return {};
};

/** Starts a break of some hours, at once and on all devices. */
export const takeBreak: Handler<'takeBreak'> = (context, { hours }, visit) =>
  changed(context, visit, (trx, moment) => startBreak(trx, moment, hours));

/** Excludes the player for some months. Requires the password, but no identity check. */
export const selfExclude: Handler<'selfExclude', CallPorts & PasswordPorts> = async (
  context,
  request,
  visit,
) => {
  const { database, cipher, judgePassword } = context;
  const { session, now } = visit;
  const player = await playerById(database.db, session.playerId);
  const triesKey = exclusionTriesKey(player.id);
  await requireTurn(database.db, triesKey, EXCLUSION_TRIES, now);
  const { password } = cipher.decrypt(request.password);
  const isRight = await unlessBusy(
    () => judgePassword(player.password_hash, password, { lane: visit.network }),
    () => giveBackTurn(database.db, triesKey, EXCLUSION_TRIES),
  );
  if (!isRight) {
    throw new Refusal(AccountCode.wrongPassword, 'wrong password');
  }
  await forgetTurns(database.db, triesKey);
  const stop = async (trx: Trx, moment: Moment): Promise<void> => {
    await exclude(trx, moment, request.months);
    await carryToOthers(trx, moment);
  };
  return changed(context, visit, stop, player);
};
