import { selectPlayer, signedInPart, wireUserOf } from '#server/players/account/wire-player.ts';
import { hasClaimableDay, selectCards } from '#server/sign-up-bonus/sign-in-cards.ts';
import { writeOnce } from '#server/core/database/write-once.ts';
import { joinJson, PreparedAnswer, SharedAnswer, wireCheck } from '#server/core/http/answer.ts';
import { selectUnreadMail } from '#server/mail/mails.ts';
import { statusOf } from '#server/players/identity/identity.ts';
import { limitUsesBeside } from '#server/players/protection/limits.ts';
import { mayInvite } from '#server/players/protection/invitations.ts';
import { rgStateFrom } from '#server/players/protection/rg-state.ts';
import { accountStateFrom } from '#server/players/protection/account-state.ts';
import { doneColumns, doneFrom, todayOf } from '#server/task/deeds.ts';
import { hasOpenTask } from '#server/task/tasks.ts';
import {
  afterLoginConfig as afterLoginSchema,
  appConfig as startSchema,
} from '#shared/lobby/contract.ts';
import type { Handler } from '#server/players/handler.ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import * as v from 'valibot';

/** The entries that `Catalogue` has not checked already. */
const playerEntries = Object.entries(afterLoginSchema.entries).filter(
  ([key]) => !(key in startSchema.entries),
);
const checkPlayerPart = wireCheck(v.object(Object.fromEntries(playerEntries)));

/** The visitor's start-up (spec §4): has games only when the stored list differs. */
export const appConfig: Handler<'appConfig'> = async (context, { gameListVersion, firstGames }) => {
  const snapshot = await context.catalogue.current();
  if (gameListVersion === snapshot.gameListVersion) return new SharedAnswer(snapshot.answer);
  return new SharedAnswer(
    firstGames === 1 ? snapshot.answerWithFirstGames : snapshot.answerWithGames,
  );
};

/** The player's start-up: as `appConfig`, with the signed-in player. */
export const afterLoginConfig: Handler<'afterLoginConfig'> = async (
  { database: { db }, catalogue, settings: { market } },
  { gameListVersion },
  { session: { playerId }, now },
) => {
  const snapshot = await catalogue.current();
  const isSame = gameListVersion === snapshot.gameListVersion;
  const playerPart = await signedInPart(db, { playerId, market, now }, snapshot.config);
  return new PreparedAnswer(
    joinJson(
      (isSame ? snapshot.answer : snapshot.answerWithGames).json,
      JSON.stringify(checkPlayerPart(playerPart)),
    ),
  );
};

type Refresh = ReturnType<typeof todayOf> & { now: number };

const refreshedPlayer = writeOnce((db, refresh: Refresh) =>
  selectPlayer(db, refresh)
    .select((eb) => [
      eb.exists(selectUnreadMail(db, refresh.playerId, refresh.now)).as('hasUnread'),
      jsonArrayFrom(selectCards(db, refresh.playerId)).as('cards'),
    ])
    .select(doneColumns(db, refresh)),
);

/** The light refresh on focus (contract, start-up part). */
export const lightRefresh: Handler<'lightRefresh'> = async (
  { database: { db }, catalogue, settings: { market } },
  _request,
  { session: { playerId }, now },
) => {
  const { config } = await catalogue.current();
  const moment = { playerId, market, now };
  const today = todayOf(moment);
  const player = await refreshedPlayer.one(db, { ...today, now });
  const uses = await limitUsesBeside(db, moment, player);
  const accountState = accountStateFrom(player, now);
  const isInvited = mayInvite(accountState, uses);
  return {
    user: wireUserOf(player, player, config.countryCode, now),
    accountStatus: accountStatusOf(accountState.status),
    kycStatus: statusOf(player.kyc_status),
    rg: rgStateFrom(player, uses, now, config),
    // No dots for bonuses while the player has stopped.
    red: {
      task: flagOf(isInvited && hasOpenTask(doneFrom(player, today), config)),
      mail: flagOf(player.hasUnread),
      signUp: flagOf(isInvited && hasClaimableDay(player.cards, market, now)),
    },
  };
};

const flagOf = (is: unknown) => (is ? 1 : 0);

const STATUSES = [0, 1, 2, 3, 4, 5, 6] as const;
const accountStatusOf = (status: number) => STATUSES.find((known) => known === status) ?? 0;
