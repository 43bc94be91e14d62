/** Binding a bank account (contract, account part; spec §3 "Bank binding", §4 "Bank form"). */
import { orElse, tolerantList } from '#shared/wire/tolerance.ts';
import { passkeyProof } from '#shared/passkey/contract.ts';
import { wireBank } from '#shared/account/user-contract.ts';
import { base, encryptedPassword, id, requestNumber, text } from '#shared/wire/wire.ts';
import * as v from 'valibot';

const bankRequest = v.object({
  ...base,
  reqNo: requestNumber,
  bankId: id,
  realname: v.pipe(text, v.maxLength(100)),
  /** Country code and number. */
  mobile: v.pipe(text, v.maxLength(20)),
  /** Fixed (spec §3). */
  version: v.literal(3),
  /** A verification code, if the server requires one. */
  code: v.optional(v.pipe(text, v.maxLength(12))),
  /** Instead of a code or the password. */
  passkey: v.optional(passkeyProof),
  password: v.optional(encryptedPassword),
});

const boundBanks = v.object({
  appUserBank: orElse(v.nullable(wireBank), null),
  appUserBankList: tolerantList(wireBank),
});

export const bankAccountEndpoints = {
  addBank: {
    path: '/app/v1/addBankInfo',
    access: 'player',
    request: bankRequest,
    response: boundBanks,
    isOnce: true,
    proofs: ['code', 'passkey', 'password'],
    needsPassword: true,
  },
  modifyBank: {
    path: '/app/v1/modifyBankInfo',
    access: 'player',
    request: bankRequest,
    response: boundBanks,
    isOnce: true,
    proofs: ['code', 'passkey', 'password'],
    needsPassword: true,
  },
} as const;
