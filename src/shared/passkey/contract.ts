/** Passkeys: WebAuthn level 3 in the JSON forms of browsers (contract, passkeys). */
import { accountLoginRequest, accountSession } from '#shared/account/contract.ts';
import { PASSKEY_NAME_MAX } from '#shared/passkey/limits.ts';
import { optionalField, tolerantList } from '#shared/wire/tolerance.ts';
import { base, encryptedPassword, moment, text } from '#shared/wire/wire.ts';
import * as v from 'valibot';

const TICKET_MAX = 256;
/** A credential's id has at most 1023 bytes (WebAuthn, 4). */
const CREDENTIAL_ID_MAX = 1364;
const CLIENT_DATA_MAX = 4096;
const SIGNED_MAX = 4096;
const ATTESTATION_MAX = 16_384;
const USER_HANDLE_MAX = 86;
const TRANSPORTS_MAX = 8;

const base64url = (most: number) =>
  v.pipe(text, v.minLength(1), v.maxLength(most), v.regex(/^[\w-]+$/, 'base64url'));

const ticket = v.pipe(text, v.minLength(1), v.maxLength(TICKET_MAX));
const credential = {
  id: base64url(CREDENTIAL_ID_MAX),
  rawId: base64url(CREDENTIAL_ID_MAX),
  type: v.literal('public-key'),
};

/** `RegistrationResponseJSON`. */
const createdCredential = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url(CLIENT_DATA_MAX),
    attestationObject: base64url(ATTESTATION_MAX),
    transports: v.optional(
      v.pipe(v.array(v.pipe(text, v.maxLength(20))), v.maxLength(TRANSPORTS_MAX)),
      [],
    ),
  }),
});

/** `AuthenticationResponseJSON`. */
export const usedCredential = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url(CLIENT_DATA_MAX),
    authenticatorData: base64url(SIGNED_MAX),
    signature: base64url(SIGNED_MAX),
    userHandle: v.optional(base64url(USER_HANDLE_MAX)),
  }),
});

/** A passkey beside an order, instead of its password or code: of a ticket with the purpose `confirm`. */
export const passkeyProof = v.object({ ticket, response: usedCredential });

const PURPOSES = ['create', 'login', 'confirm'] as const;
export type PasskeyPurpose = (typeof PURPOSES)[number];

const { outUrl, phoneinfoJsonModel } = accountLoginRequest;

export const passkeyEndpoints = {
  passkeyOptions: {
    path: '/app/v1/passkeyOptions',
    /** Only `login` needs no session. */
    access: 'anonymous',
    request: v.object({ ...base, purpose: v.picklist(PURPOSES) }),
    response: v.object({
      /** `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON`. */
      options: v.looseObject({ challenge: text }),
      ticket,
    }),
  },
  passkeyCreate: {
    path: '/app/v1/passkeyCreate',
    access: 'player',
    request: v.object({
      ...base,
      ticket,
      response: createdCredential,
      name: v.optional(v.pipe(text, v.maxLength(PASSKEY_NAME_MAX))),
      password: v.optional(encryptedPassword),
    }),
    response: v.object({ id: text }),
    needsPassword: true,
  },
  passkeyLogin: {
    path: '/app/v1/passkeyLogin',
    access: 'anonymous',
    request: v.object({ ...base, ...passkeyProof.entries, outUrl, phoneinfoJsonModel }),
    response: accountSession,
    hasCode: true,
  },
  passkeyList: {
    path: '/app/v1/passkeyList',
    access: 'player',
    request: v.object(base),
    response: v.object({
      list: tolerantList(
        v.object({
          id: text,
          name: text,
          createTime: moment,
          lastUseTime: optionalField(moment),
        }),
      ),
    }),
  },
  passkeyRemove: {
    path: '/app/v1/passkeyRemove',
    access: 'player',
    request: v.object({
      ...base,
      id: v.pipe(text, v.minLength(1), v.maxLength(64)),
      password: v.optional(encryptedPassword),
    }),
    response: v.object({}),
    needsPassword: true,
  },
} as const;
