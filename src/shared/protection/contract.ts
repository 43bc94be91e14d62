/** Limits, breaks, self-exclusion and the reality check (contract, player protection part). */
import { tolerantList } from '#shared/wire/tolerance.ts';
import { rgState } from '#shared/account/user-contract.ts';
import { amount, ASKED_MAX, base, count, id, moment, text } from '#shared/wire/wire.ts';
import * as v from 'valibot';

const PASSWORD_MAX = 1024;
const SESSION_ID_MAX = 128;

const limitName = {
  /** 1 deposit, 2 loss, 3 bet, 4 session minutes. */
  kind: v.picklist([1, 2, 3, 4]),
  /** 1 day, 2 week, 3 month. */
  period: v.picklist([1, 2, 3]),
};

const protection = v.object({ rg: rgState });

const time = { time: moment };
/** All data about a player's play and money; see `ownRecords`. */
const ownRecords = v.object({
  madeTime: moment,
  account: text,
  deposits: tolerantList(
    v.object({ orderNo: text, amount, bonus: amount, fee: amount, status: v.number(), ...time }),
  ),
  withdrawals: tolerantList(
    v.object({ orderNo: text, amount, fee: amount, status: v.number(), ...time }),
  ),
  rounds: tolerantList(
    v.object({ roundNo: text, gameId: id, bet: amount, win: v.nullable(amount), ...time }),
  ),
  /** All movements of the coins, oldest first: each balance is the previous one plus the amount. */
  ledger: tolerantList(
    v.object({ type: v.number(), amount, balanceAfter: amount, refNo: text, ...time }),
  ),
  sessions: tolerantList(v.object({ startTime: moment, endTime: moment })),
  /** The player's choices: limits, breaks, exclusions, reality checks. */
  choices: tolerantList(
    v.object({
      kind: text,
      detail: v.record(text, v.nullable(v.union([text, v.number()]))),
      ...time,
    }),
  ),
  /** Sums of the ledger by type; together they equal `coin`. */
  totals: tolerantList(v.object({ type: v.number(), count, amount })),
  coin: amount,
});

/** Hundredths or minutes; above any sensible limit. */
const askedLimit = v.pipe(count, v.maxValue(ASKED_MAX));

export const protectionEndpoints = {
  protection: {
    path: '/app/v1/getRgState',
    access: 'player',
    request: v.object(base),
    response: protection,
  },
  setLimit: {
    path: '/app/v1/setRgLimit',
    access: 'player',
    request: v.object({ ...base, ...limitName, value: v.nullable(askedLimit) }),
    response: protection,
  },
  confirmLimit: {
    path: '/app/v1/confirmRgLimit',
    access: 'player',
    request: v.object({ ...base, ...limitName, accept: v.picklist([0, 1]) }),
    response: protection,
  },
  /** Extension: the contract has `realityMin`, but no endpoint that sets it. */
  setReality: {
    path: '/app/v1/setRgReality',
    access: 'player',
    request: v.object({ ...base, minutes: v.picklist([15, 30, 60]) }),
    response: protection,
  },
  answerReality: {
    path: '/app/v1/ackReality',
    access: 'player',
    request: v.object({
      ...base,
      sessionId: v.pipe(text, v.maxLength(SESSION_ID_MAX)),
      /** 1 continue, 2 stop. */
      choice: v.picklist([1, 2]),
    }),
    response: v.object({}),
  },
  takeBreak: {
    path: '/app/v1/takeBreak',
    access: 'player',
    request: v.object({ ...base, hours: v.picklist([24, 72, 168, 720]) }),
    response: protection,
  },
  selfExclude: {
    path: '/app/v1/selfExclude',
    access: 'player',
    request: v.object({
      ...base,
      months: v.picklist([6, 12, 60]),
      /** RSA-encrypted, base64 (spec §5). */
      password: v.pipe(text, v.minLength(1), v.maxLength(PASSWORD_MAX)),
    }),
    response: protection,
  },
  /** Extension: all of "my records" in one answer. */
  ownRecords: {
    path: '/app/v1/getOwnRecords',
    access: 'player',
    request: v.object(base),
    response: ownRecords,
  },
} as const;
