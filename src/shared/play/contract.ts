/** Starting and exiting games, and played rounds (contract, games part; spec §2 `/start`, §7). */
import { pageAnswer, pageRequest } from '#shared/wire/paging.ts';
import { optionalField, tolerantList } from '#shared/wire/tolerance.ts';
import { balances } from '#shared/account/user-contract.ts';
import { amount, base, count, flag, id, moment, text } from '#shared/wire/wire.ts';
import * as v from 'valibot';

const ADDRESS_MAX = 2000;

const startGameRequest = {
  gameId: id,
  /** 0 real money, 1 demo. */
  mode: v.optional(v.picklist([0, 1]), 0),
  device: v.optional(v.literal('mobile')),
  lang: v.optional(v.pipe(text, v.maxLength(20)), ''),
  /** Targets of the game's own exit and deposit buttons when it is not in a frame. */
  lobbyUrl: v.optional(v.pipe(text, v.maxLength(ADDRESS_MAX)), ''),
  depositUrl: v.optional(v.pipe(text, v.maxLength(ADDRESS_MAX)), ''),
};

/** A started game; `gameUrl` is used for the frame or window unmodified. */
const startedGame = v.object({
  gameUrl: v.pipe(text, v.minLength(1)),
  openType: v.picklist(['iframe', 'redirect', 'window']),
  sessionId: text,
  /** The only origin whose messages are accepted. */
  origin: text,
  /** 0 either, 1 portrait, 2 landscape. */
  orientation: v.picklist([0, 1, 2]),
  /** 0 seamless: the game uses the balance directly; 1 transfer. */
  wallet: v.picklist([0, 1]),
  coin: amount,
  expireTime: moment,
  canPause: flag,
});

const gameDemoRequest = {
  gameId: id,
  lang: v.optional(v.pipe(text, v.maxLength(20)), ''),
};

/** A game that a visitor may try without money; it sends the app no messages. */
const gameDemo = v.object({
  demoUrl: v.pipe(text, v.minLength(1)),
});

const offlineDemosRequest = { lang: v.optional(v.pipe(text, v.maxLength(20)), '') };

/** Demos that a phone can keep, at most one of each kind. Each is one page that loads nothing. */
const offlineDemos = v.object({
  list: tolerantList(
    v.object({
      gameId: id,
      pageUrl: v.pipe(text, v.minLength(1)),
      /** Size of the page as it is stored. */
      bytes: count,
      /** Another one for another page. */
      version: v.pipe(text, v.minLength(1)),
    }),
  ),
});

const exitGameRequest = { sessionId: v.optional(v.pipe(text, v.maxLength(128))) };

/** The player's balance after a game, and the summary of the game session. */
const leftGame = v.object({
  ...v.pick(balances, ['coin', 'seq']).entries,
  summary: optionalField(
    v.object({ startTime: moment, endTime: moment, bet: amount, win: amount, rounds: count }),
  ),
});

const gameRecordRequest = {
  ...pageRequest,
  gameId: v.optional(id),
  brandId: v.optional(id),
  /** From `beginTime` (inclusive) to `endTime` (exclusive). */
  beginTime: v.optional(moment),
  endTime: v.optional(moment),
};

/** Finished rounds, newest first, in pages; `sum` covers all matching rounds. */
const gameRecord = v.object({
  ...pageAnswer(
    tolerantList(
      v.object({
        roundNo: text,
        gameId: id,
        bet: amount,
        win: amount,
        balanceAfter: amount,
        time: moment,
      }),
    ),
  ).entries,
  sum: v.object({ bet: amount, win: amount }),
});

export const playEndpoints = {
  startGame: {
    path: '/app/v1/startGame',
    access: 'player',
    request: v.object({ ...base, ...startGameRequest }),
    response: startedGame,
  },
  /** Offered only where the web config says `visitorDemos: 1`. */
  gameDemo: {
    path: '/app/v1/anonymous/getGameDemo',
    access: 'anonymous',
    request: v.object({ ...base, ...gameDemoRequest }),
    response: gameDemo,
  },
  /** Offered only where the web config says `offlineDemos: 1`. */
  offlineDemos: {
    path: '/app/v1/anonymous/getOfflineDemos',
    access: 'anonymous',
    request: v.object({ ...base, ...offlineDemosRequest }),
    response: offlineDemos,
  },
  exitGame: {
    path: '/app/v1/exitGame',
    access: 'public',
    request: v.object({ ...base, ...exitGameRequest }),
    response: leftGame,
  },
  gameRecord: {
    path: '/app/v1/getGameRecord',
    access: 'player',
    request: v.object({ ...base, ...gameRecordRequest }),
    response: gameRecord,
  },
} as const;
