import { optionalField, orElse, tolerantList } from '#shared/wire/tolerance.ts';
import { amount, flag, id, moment, text } from '#shared/wire/wire.ts';
import * as v from 'valibot';

/** A player in the server's format (spec §3, "User info"). */
export const wireUser = v.object({
  id,
  uuid: orElse(text, ''),
  account: text,
  /** 0 guest, 1 account, 2 Google, 3 Facebook, 4 LINE. */
  accountType: orElse(v.number(), 1),
  nickname: orElse(text, ''),
  avatar: orElse(v.number(), 1),
  avatarOther: orElse(text, ''),
  facebookAccount: orElse(text, ''),
  googleAccount: orElse(text, ''),
  lineAccount: orElse(text, ''),
  /** The bound mobile, masked; empty when none is bound. */
  mobile: orElse(text, ''),
  regPeriod: orElse(v.number(), 0),
  vip: orElse(v.number(), 0),
  pid: orElse(text, ''),
  coin: amount,
  lottery: amount,
  safebox: amount,
  totalRecharge: amount,
  hasSafeboxPassword: orElse(flag, 0),
});
export type WireUser = v.InferInput<typeof wireUser>;

/** A bank account that the player bound (spec §3). */
export const wireBank = v.object({
  bankId: id,
  bankName: text,
  realname: text,
  mobile: text,
  bankCardNumber: text,
  isDefault: optionalField(flag),
});

/** 0 ok, 1 frozen, 2 self-excluded, 3 on break, 4–6 deposit, play or withdrawal blocked. */
export const accountStatus = v.picklist([0, 1, 2, 3, 4, 5, 6]);

/** Limits, breaks and the running session (contract, player protection part). */
export const rgState = v.object({
  limits: tolerantList(
    v.object({
      kind: v.picklist([1, 2, 3, 4]),
      period: v.picklist([1, 2, 3]),
      value: v.nullable(v.number()),
      used: v.number(),
      resetTime: moment,
      pending: optionalField(
        v.object({ value: v.nullable(v.number()), effectTime: moment, needConfirm: flag }),
      ),
    }),
  ),
  realityMin: v.picklist([0, 15, 30, 60]),
  /** Both: 0 = none; 31 December 9999 or later = no known end. */
  breakUntil: v.number(),
  excludeUntil: v.number(),
  /** When the running play session began; now when there is none. */
  sessionStart: moment,
  /** When the last reality check in this session was answered; 0 for none. Extension. */
  realityTime: optionalField(v.number(), 0),
  netToday: amount,
});

/** The red dots of the light refresh (spec §2, bottom tab bar). */
export const redDots = v.object({ task: flag, mail: flag, signUp: flag });

/** All balances at one moment; an answer with a smaller `seq` than a seen one is outdated. */
export const balances = v.object({
  coin: amount,
  lottery: amount,
  safebox: amount,
  totalRecharge: amount,
  vip: v.number(),
  seq: v.number(),
});
