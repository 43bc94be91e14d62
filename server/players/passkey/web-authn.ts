/** The only user of SimpleWebAuthn, which takes half a second to load: the first call of passkeys does so. */
import { once } from '#server/core/once.ts';
import type { KnownPasskey } from '#server/players/passkey/passkeys.ts';
import type { RelyingParty } from '#server/players/passkey/relying-party.ts';
import type { ParsedRequestOf } from '#shared/wire/endpoints.ts';
import { TICKET_MS } from '#server/players/passkey/tickets.ts';
import type { AuthenticatorTransport } from '@simplewebauthn/server';

const loadLibrary = once(() => import('@simplewebauthn/server'));
const loadHelpers = once(() => import('@simplewebauthn/server/helpers'));

const RP_NAME = 'Parola';

/** COSE numbers of ES256, EdDSA and RS256. */
const ALGORITHMS = [-7, -8, -257];

/** A key that signs nothing: what an unknown passkey is compared with, so that it takes as long as a known one. */
const NOBODYS_KEY =
  'pQECAyYgASFYIJB5DRYGdYw7Mosngky-kOYHdFSVMkgI0YTwv-ptVse3Ilgg6qiijYNv6hHFNxT326g90TlJzkxvOXpTv4DLGyXIshM';

type CreatedCredential = ParsedRequestOf<'passkeyCreate'>['response'];
type UsedCredential = ParsedRequestOf<'passkeyLogin'>['response'];

interface KnownCredential {
  readonly credential_id: string;
  /** Separated by commas. */
  readonly transports: string;
}

const descriptor = ({ credential_id: id, transports }: KnownCredential) => ({
  id,
  transports: transports.split(',').filter((name) => name !== '') as AuthenticatorTransport[],
});

/** The account that a passkey will sign in. */
interface Holder {
  readonly uuid: string;
  readonly account: string;
}

/** How an authenticator names the account; it returns it with every log-in. */
const userHandle = (uuid: string): string => Buffer.from(uuid).toString('base64url');

/** Options of `navigator.credentials.create`. @param known the player's passkeys, which are not made twice */
export async function creationOptions(
  { id: rpID }: RelyingParty,
  { uuid, account }: Holder,
  challenge: Buffer,
  known: readonly KnownCredential[],
) {
  const { generateRegistrationOptions } = await loadLibrary();
  const options = await generateRegistrationOptions({
    rpID,
    rpName: RP_NAME,
    userID: new Uint8Array(Buffer.from(uuid)),
    userName: account,
    userDisplayName: account,
    challenge: new Uint8Array(challenge),
    timeout: TICKET_MS,
    attestationType: 'none',
    excludeCredentials: known.map(descriptor),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return { ...options };
}

/** Options of `navigator.credentials.get`. @param allowed empty for any passkey of this app */
export async function requestOptions(
  { id: rpID }: RelyingParty,
  challenge: Buffer,
  allowed: readonly KnownCredential[] = [],
) {
  const { generateAuthenticationOptions } = await loadLibrary();
  const options = await generateAuthenticationOptions({
    rpID,
    challenge: new Uint8Array(challenge),
    timeout: TICKET_MS,
    userVerification: 'required',
    ...(allowed.length > 0 && { allowCredentials: allowed.map(descriptor) }),
  });
  return { ...options };
}

/** Reads a new passkey. @returns undefined unless it answers the challenge, at this origin, by its own user */
export async function readCreated(
  response: CreatedCredential,
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
  expectedChallenge: string,
) {
  const { verifyRegistrationResponse } = await loadLibrary();
  const { clientDataJSON, attestationObject } = response.response;
  return unlessRefused(async () => {
    if (!(await isPlain(attestationObject))) return undefined;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...response,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return undefined;
    const { id: credentialId, publicKey, counter } = registrationInfo.credential;
    return { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
  });
}

/**
 * Refuses a statement with certificates, which nobody asked for: to check them the library would fetch the
 * addresses that they name.
 */
async function isPlain(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await loadHelpers();
  const statement = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = statement.get('fmt');
  return format === 'none' || (format === 'packed' && !statement.get('attStmt').get('x5c'));
}

/**
 * Judges the use of a passkey.
 * @param passkey undefined for an unknown one, which does the same work
 * @returns its counter; undefined unless it answers the challenge, at this origin, by its own user
 */
export async function judgeUse(
  response: UsedCredential,
  passkey: KnownPasskey | undefined,
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
  expectedChallenge: string,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await loadLibrary();
  const { clientDataJSON, authenticatorData, signature, userHandle: handle } = response.response;
  const isOfAnother = handle !== undefined && handle !== userHandle(passkey?.uuid ?? '');
  const publicKey = passkey?.public_key ?? NOBODYS_KEY;
  return unlessRefused(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...response,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      credential: {
        id: response.id,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        // `countUse` compares it: the library would do so before it knows that the signature is right.
        counter: 0,
      },
    });
    return verified && passkey && !isOfAnother ? authenticationInfo.newCounter : undefined;
  });
}

/** The library throws a plain error for everything that a caller may have made up. */
async function unlessRefused<T>(judge: () => Promise<T>): Promise<T | undefined> {
  try {
    return await judge();
  } catch {
    return undefined;
  }
}
