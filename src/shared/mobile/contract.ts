/** SMS codes, binding a mobile, a new password (contract, account part). */
import { tolerantList } from '#shared/wire/tolerance.ts';
import { base, encryptedPassword, requestNumber, reward, text } from '#shared/wire/wire.ts';
import * as v from 'valibot';

const short = v.pipe(text, v.maxLength(64));
const digits = v.pipe(text, v.regex(/^\d{1,20}$/, 'digits only'));

/** Purpose of a code: 1 bind, 2 forgotten password, 3 withdrawal, 4 change of bank account. */
export const smsScene = v.picklist([1, 2, 3, 4]);

const smsSendRequest = {
  countryCode: digits,
  mobile: digits,
  scene: smsScene,
  /** Needed for a forgotten password, where nobody is signed in. */
  account: v.optional(short),
};

/** Lifetime of the code in seconds, seconds until the next may be sent, codes left today. */
const smsSent = v.object({
  expireIn: v.number(),
  resendIn: v.number(),
  leftToday: v.number(),
});

const bindAccountRequest = {
  countryCode: digits,
  mobile: digits,
  code: digits,
  password: v.optional(encryptedPassword),
};
const boundMobile = v.object({ mobile: text, rewards: tolerantList(reward) });

const forgetPasswordRequest = {
  account: v.pipe(short, v.minLength(1)),
  countryCode: digits,
  mobile: digits,
  code: digits,
  password: encryptedPassword,
};

export const mobileEndpoints = {
  smsSend: {
    path: '/app/v1/smsSend',
    access: 'anonymous',
    request: v.object({ ...base, ...smsSendRequest }),
    response: smsSent,
  },
  bindAccount: {
    path: '/app/v1/bindAccount',
    access: 'player',
    request: v.object({ ...base, reqNo: requestNumber, ...bindAccountRequest }),
    response: boundMobile,
    isOnce: true,
    proofs: ['password'],
    needsPassword: true,
  },
  forgetPassword: {
    path: '/app/v1/forgetPassword',
    access: 'anonymous',
    request: v.object({ ...base, ...forgetPasswordRequest }),
    response: v.object({}),
  },
} as const;
