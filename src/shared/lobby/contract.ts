import { gameDataUser, wireGame } from '#shared/game/contract.ts';
import {
  optionalField,
  optionalFields,
  optionalList,
  orElse,
  tolerantList,
} from '#shared/wire/tolerance.ts';
import {
  accountStatus,
  redDots,
  rgState,
  wireBank,
  wireUser,
} from '#shared/account/user-contract.ts';
import { MINUTES_A_DAY } from '#shared/customer-service/service-hours.ts';
import { webConfig } from '#shared/lobby/web-config-contract.ts';
import { amount, flag, id, moment, text } from '#shared/wire/wire.ts';
import * as v from 'valibot';

export const gameListVersionRequest = {
  gameListVersion: v.optional(v.pipe(text, v.maxLength(64)), ''),
};

/**
 * A first visit may request only the first games: a server that knows the field sends the first games of the
 * lobby's tabs and flags the list as partial; any other sends the whole list.
 */
export const firstGamesRequest = { firstGames: v.optional(flag) };

/** The visitor's start-up answer (spec §7): the list only when the version differs. */
export const appConfig = v.object({
  ...webConfig.entries,
  gameListVersion: text,
  appGameList: optionalList(wireGame),
  /** 1 = the list has more games; a request without `firstGames` gets all of them. */
  partialGameList: optionalField(flag),
});

/** The player's start-up answer (contract, start-up part). */
export const afterLoginConfig = v.object({
  ...appConfig.entries,
  user: wireUser,
  appUserBank: orElse(v.nullable(wireBank), null),
  appUserBankList: tolerantList(wireBank),
  appGameDataUser: gameDataUser,
  inviteCode: orElse(text, ''),
  aid: orElse(text, ''),
  rg: optionalField(rgState),
});

/** The light refresh on focus, at least 30 s apart (contract, start-up part). */
export const lightRefresh = v.object({
  user: optionalFields(wireUser.entries),
  accountStatus: orElse(accountStatus, 0),
  kycStatus: orElse(v.picklist([0, 1, 2, 3]), 0),
  rg: optionalField(rgState),
  red: orElse(redDots, { task: 0, mail: 0, signUp: 0 }),
});

/** Recent big wins (spec §3, "Jackpot entry"). */
export const lobbyTips = v.object({
  jackpotList: tolerantList(
    v.object({ phone: text, amount, gameId: optionalField(id), time: optionalField(moment) }),
  ),
});

const minuteOfDay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MINUTES_A_DAY - 1));

/** Customer service entries (spec §3). */
export const customerServices = v.object({
  appCustomerServiceQueue: tolerantList(
    v.object({
      id: optionalField(id, 0),
      url: text,
      icon: orElse(text, ''),
      name: orElse(text, ''),
      online: orElse(flag, 1),
      /** Daily hours in minutes of the market's day; equal ones = the whole day. Extension. */
      hours: optionalField(v.nullable(v.object({ from: minuteOfDay, to: minuteOfDay })), null),
    }),
  ),
});
