/**
 * The calls of the games' own pages. Not part of the contract with the app: the pages ship with the server.
 */
import * as v from 'valibot';
import { ASKED_MAX, requestNumber } from '#shared/wire/wire.ts';
import { minorUnits } from '#shared/money/money.ts';
import { HIGHEST, LEAST_OUT } from '#server/game/rules/rise.ts';

const whole = v.pipe(v.number(), v.safeInteger());
const roundNo = v.pipe(v.string(), v.regex(/^[0-9A-F]{16}$/, 'a round number'));

export const gameCalls = {
  /** Everything a page needs to start or resume. */
  state: v.object({}),
  bet: v.object({
    reqNo: requestNumber,
    bet: v.pipe(whole, v.minValue(1), v.maxValue(ASKED_MAX), v.transform(minorUnits)),
    /** The choice of the bet, such as a side or a fish. */
    pick: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(16))), null),
    autoAt: v.optional(v.nullable(v.pipe(whole, v.minValue(LEAST_OUT), v.maxValue(HIGHEST))), null),
  }),
  act: v.variant('action', [
    v.object({
      action: v.literal('draw'),
      roundNo,
      held: v.pipe(v.array(v.boolean()), v.length(5)),
    }),
    v.object({ action: v.literal('cash-out'), roundNo }),
  ]),
  /** Long poll: answers when the round is over, or after two seconds. */
  watch: v.object({ roundNo }),
  rounds: v.object({ pageNo: v.optional(v.pipe(whole, v.minValue(1)), 1) }),
  /** Reveals the seed in use and starts a new one. */
  rotate: v.object({
    clientSeed: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'letters, digits, - and _')),
  }),
} as const;

/** A visitor's page calls without a token; it only gets facts of the game, and nothing is stored. */
export const visitCall = v.object({
  gameId: v.pipe(whole, v.minValue(1)),
  lang: v.picklist(['en', 'th']),
});

export type GameCallName = keyof typeof gameCalls;
export type GameCall<Name extends GameCallName> = v.InferOutput<(typeof gameCalls)[Name]>;
