import { gameDataUser } from '#shared/game/contract.ts';
import { inOtherForms, optionalField, tolerantList } from '#shared/wire/tolerance.ts';
import { rgState, wireBank, wireUser } from '#shared/account/user-contract.ts';
import { base, text } from '#shared/wire/wire.ts';
import * as v from 'valibot';

const short = v.pipe(text, v.maxLength(200));

/** Device information (spec §7): no fingerprint, the model only where the browser offers it. */
const phoneInfo = v.object({
  ...base,
  os: v.optional(short, ''),
  isBrowser: v.optional(v.literal(1), 1),
  version: v.optional(short, ''),
  deviceModel: v.optional(short, ''),
});

export const accountLoginRequest = {
  account: v.pipe(text, v.minLength(1), v.maxLength(64)),
  /** RSA-encrypted, base64 (spec §5). */
  password: v.pipe(text, v.minLength(1), v.maxLength(1024)),
  outUrl: v.optional(v.pipe(text, v.maxLength(4096)), ''),
  phoneinfoJsonModel: v.optional(phoneInfo),
  countryCode: v.optional(short, ''),
};

export const accountRegisterRequest = {
  ...accountLoginRequest,
  email: v.pipe(text, v.minLength(3), v.maxLength(254)),
  type: v.optional(v.literal(0), 0),
};

/** The signed-in player (spec §7): user fields beside token, banks, likes and history, or under `user`. */
export const accountSession = inOtherForms(
  v.object({
    ...wireUser.entries,
    token: v.pipe(text, v.minLength(1)),
    appUserBank: v.nullable(wireBank),
    appUserBankList: tolerantList(wireBank),
    appGameDataUser: gameDataUser,
    inviteCode: text,
    aid: text,
    rg: optionalField(rgState),
  }),
  (answer) => {
    const beside = answer as { user?: object } | null;
    return { ...beside?.user, ...beside };
  },
);
