import { optionalField, orElse, tolerantList, tolerantRecord } from '#shared/wire/tolerance.ts';
import { amount, flag, id, moment, text } from '#shared/wire/wire.ts';
import * as v from 'valibot';

/** A game in the server's list (spec §3; the optional fields from the contract's games part). */
export const wireGame = v.object({
  id,
  brandId: id,
  typeId: id,
  name: v.pipe(text, v.minLength(1)),
  /** 1 = hot. */
  hot: optionalField(flag, 0),
  /** 0 = shown; anything else hides the game. */
  showType: optionalField(v.number(), 0),
  hotSort: optionalField(v.number(), 0),
  sort: optionalField(v.number(), 0),
  version: v.union([v.number(), v.string()]),
  rtp: optionalField(v.number()),
  volatility: optionalField(v.picklist([1, 2, 3, 4, 5])),
  features: optionalField(v.array(text)),
  releasedAt: optionalField(moment),
  demo: optionalField(flag),
  /** 0 either, 1 portrait, 2 landscape. */
  orientation: optionalField(v.picklist([0, 1, 2])),
  /** 1 = open, 0 = in maintenance. */
  status: optionalField(flag),
  jackpot: optionalField(amount),
  minBet: optionalField(amount),
  maxBet: optionalField(amount),
  /** Percent of a bet that counts towards wagering; without it the type's (`betShares`). */
  betShare: optionalField(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
});
export type WireGame = v.InferInput<typeof wireGame>;

/** A brand, called provider in the interface (spec §3). */
export const wireProvider = v.object({ id, name: text, sort: optionalField(v.number(), 0) });

/** A game category (spec §3): status 1 = active. */
export const wireGameType = v.object({
  id,
  status: optionalField(v.number(), 1),
  sort: optionalField(v.number(), 0),
});

/** Likes by game id, and the last played games, newest first (contract, start-up part). */
export const gameDataUser = orElse(
  v.object({ gameLikes: tolerantRecord(flag), gameHistory: tolerantList(id) }),
  { gameLikes: {}, gameHistory: [] },
);

export const gameLikeRequest = { gameId: id, id, like: flag };
export const gameLikeResponse = v.object({ gameId: id, like: flag });
