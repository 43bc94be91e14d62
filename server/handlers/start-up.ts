import { playerById } from '#server/accounts/players.ts';
import { signedInPart, wireUserOf } from '#server/accounts/wire-player.ts';
import { hasClaimableDay } from '#server/activities/sign-in-cards.ts';
import { joinJson, PreparedAnswer, SharedAnswer, wireCheck } from '#server/http/answer.ts';
import { hasUnreadMail } from '#server/mail/mails.ts';
import { statusOf } from '#server/identity/identity.ts';
import { mayBeInvited } from '#server/protection/promotions.ts';
import { rgStateOf } from '#server/protection/rg-state.ts';
import { standingOf } from '#server/protection/standing.ts';
import { hasOpenTask } from '#server/tasks/tasks.ts';
import { balancesOf } from '#server/ledger/wallets.ts';
import { afterLoginConfig as afterLoginSchema, appConfig as startSchema } from '#contract/lobby.ts';
import type { Handler } from '#server/handlers/handler.ts';
import * as v from 'valibot';

/** All but what `Catalogue` has checked already. */
const playerEntries = Object.entries(afterLoginSchema.entries).filter(
  ([key]) => !(key in startSchema.entries),
);
const checkPlayerPart = wireCheck(v.object(Object.fromEntries(playerEntries)));

/** The visitor's start-up (spec §4): games only when the stored list is another one. */
export const appConfig: Handler<'appConfig'> = async (context, { gameListVersion, firstGames }) => {
  const snapshot = await context.catalogue.current();
  if (gameListVersion === snapshot.gameListVersion) return new SharedAnswer(snapshot.answer);
  return new SharedAnswer(
    firstGames === 1 ? snapshot.answerWithFirstGames : snapshot.answerWithGames,
  );
};

/** The player's start-up: the same, with the signed-in player. */
export const afterLoginConfig: Handler<'afterLoginConfig'> = async (
  { database: { db }, catalogue, settings: { market } },
  { gameListVersion },
  { session, now },
) => {
  const [snapshot, player] = await Promise.all([
    catalogue.current(),
    playerById(db, session.playerId),
  ]);
  const isSame = gameListVersion === snapshot.gameListVersion;
  const [signedIn, rg] = await Promise.all([
    signedInPart(db, player, snapshot.config, now),
    rgStateOf(db, { playerId: player.id, market, now }, snapshot.config),
  ]);
  const playerPart = { ...signedIn, rg };
  return new PreparedAnswer(
    joinJson(
      (isSame ? snapshot.answer : snapshot.answerWithGames).json,
      JSON.stringify(checkPlayerPart(playerPart)),
    ),
  );
};

/** The light refresh on focus (contract, start-up part). */
export const lightRefresh: Handler<'lightRefresh'> = async (
  { database: { db }, catalogue, settings },
  _request,
  { session, now },
) => {
  const { playerId } = session;
  const { config } = await catalogue.current();
  const moment = { playerId, market: settings.market, now };
  const [standing, mayInvite, rg] = await Promise.all([
    standingOf(db, playerId, now),
    mayBeInvited(db, moment),
    rgStateOf(db, moment, config),
  ]);
  const [player, balances, hasTask, hasUnread, hasDay] = await Promise.all([
    playerById(db, playerId),
    balancesOf(db, playerId),
    hasOpenTask(db, { playerId, market: settings.market, now }, config),
    hasUnreadMail(db, playerId, now),
    hasClaimableDay(db, playerId, settings.market, now),
  ]);
  return {
    user: wireUserOf(player, balances, config.countryCode, now),
    accountStatus: accountStatusOf(standing.status),
    kycStatus: statusOf(player.kyc_status),
    rg,
    // Dots that invite to a bonus are not for who stopped.
    red: {
      task: flagOf(hasTask && mayInvite),
      mail: flagOf(hasUnread),
      signUp: flagOf(hasDay && mayInvite),
    },
  };
};

const flagOf = (is: boolean) => (is ? 1 : 0);

const STATUSES = [0, 1, 2, 3, 4, 5, 6] as const;
const accountStatusOf = (status: number) => STATUSES.find((known) => known === status) ?? 0;
