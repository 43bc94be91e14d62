import { Secret, TOTP } from 'otpauth';
import { asciiDigits } from '#shared/text/text.ts';
import type { EpochMs } from '#shared/time/duration.ts';

/** Codes of an authenticator app (RFC 6238): six digits, a new one every 30 s. */

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
/** A device's clock may be half a minute off. */
const STEPS_OFF = 1;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer: 'Parola',
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  });

export const makeSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address in the QR code for an authenticator app. */
export const secretAddress = (secret: string, name: string): string =>
  totpOf(secret, name).toString();

/** Returns the time step of a code; undefined for a wrong one. */
export function stepOfCode(secret: string, code: string, now: EpochMs): number | undefined {
  const token = asciiDigits(code).replaceAll(/\s/g, '');
  // The library cannot compare other characters.
  if (!/^\d{6}$/.test(token)) return undefined;
  const totp = totpOf(secret);
  const off = totp.validate({ token, timestamp: now, window: STEPS_OFF });
  return off === null ? undefined : totp.counter({ timestamp: now }) + off;
}

/** The code at a given time, for tests and tools. */
export const codeAt = (secret: string, now: EpochMs): string =>
  totpOf(secret).generate({ timestamp: now });
