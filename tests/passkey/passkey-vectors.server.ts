/** What Chromium 156 answered to two challenges, at http://localhost:4600. */
import { describe, expect, it } from 'vitest';
import { judgeUse, readCreated } from '#server/players/passkey/web-authn.ts';
import type { KnownPasskey } from '#server/players/passkey/passkeys.ts';
import { ORIGIN } from './passkey-calls.ts';

const PARTY = { id: 'localhost', origin: ORIGIN };
const base64url = (text: string): string => Buffer.from(text).toString('base64url');

const id = 'p52I4pQr4ZcABOqB-9E5lKVPcDUxiSnPLXWxS5H21AA';
const UUID = 'f3b8c1de-0000-4000-8000-000000000001';
const whole = { id, rawId: id, type: 'public-key' } as const;

const CREATION = base64url('challenge of the creation');
const created = {
  ...whole,
  response: {
    attestationObject:
      'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVikSZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2NFAAAAAQECAwQFBgcIAQIDBAUGBwgAIKediOKUK-GXAATqgfvROZSlT3A1MYkpzy11sUuR9tQApQECAyYgASFYIINPhnTpAthglT9MFU5-n9g_gXLSLELSoYz09hLqhu_ZIlggX64Sgj_aqt705kD-JPmiRUWlZ33V3YsdhKVQOASX4Io',
    clientDataJSON:
      'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoiWTJoaGJHeGxibWRsSUc5bUlIUm9aU0JqY21WaGRHbHZiZyIsIm9yaWdpbiI6Imh0dHA6Ly9sb2NhbGhvc3Q6NDYwMCIsImNyb3NzT3JpZ2luIjpmYWxzZSwib3RoZXJfa2V5c19jYW5fYmVfYWRkZWRfaGVyZSI6ImRvIG5vdCBjb21wYXJlIGNsaWVudERhdGFKU09OIGFnYWluc3QgYSB0ZW1wbGF0ZS4gU2VlIGh0dHBzOi8vZ29vLmdsL3lhYlBleCJ9',
    transports: ['internal'],
  },
};

const LOG_IN = base64url('challenge of the log-in');
const used = {
  ...whole,
  response: {
    authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAg',
    clientDataJSON:
      'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiWTJoaGJHeGxibWRsSUc5bUlIUm9aU0JzYjJjdGFXNCIsIm9yaWdpbiI6Imh0dHA6Ly9sb2NhbGhvc3Q6NDYwMCIsImNyb3NzT3JpZ2luIjpmYWxzZX0',
    signature:
      'MEUCIDA9PxwyK1bKGRCWctQcGPeBDPbeDgN95doDRB0-v_GTAiEA4eT2Oc-wfXaTFQ3TZ-dflT5bumLy0Jp1Mq6cfhsxb90',
    userHandle: base64url(UUID),
  },
};

const PUBLIC_KEY =
  'pQECAyYgASFYIINPhnTpAthglT9MFU5-n9g_gXLSLELSoYz09hLqhu_ZIlggX64Sgj_aqt705kD-JPmiRUWlZ33V3YsdhKVQOASX4Io';
const passkey: KnownPasskey = {
  id: 'a',
  player_id: 1,
  public_key: PUBLIC_KEY,
  counter: 1,
  uuid: UUID,
};

/** The same bytes with one bit changed. */
function flipped(text: string, at: number): string {
  const bytes = Buffer.from(text, 'base64url');
  const index = at < 0 ? bytes.length + at : at;
  bytes.writeUInt8(bytes.readUInt8(index) ^ 1, index);
  return bytes.toString('base64url');
}

describe('the answers of Chromium', () => {
  it('make a passkey, and use it', async () => {
    expect(await readCreated(created, PARTY, CREATION)).toEqual({
      credentialId: id,
      publicKey: PUBLIC_KEY,
      counter: 1,
    });
    expect(await judgeUse(used, passkey, PARTY, LOG_IN)).toBe(2);
  });

  it.each(['authenticatorData', 'clientDataJSON', 'signature'] as const)(
    'are refused with one bit of %s changed',
    async (field) => {
      for (const at of [0, -1]) {
        const response = { ...used.response, [field]: flipped(used.response[field], at) };
        expect(await judgeUse({ ...used, response }, passkey, PARTY, LOG_IN)).toBeUndefined();
      }
    },
  );

  it('are refused for another challenge, origin, relying party, key or user', async () => {
    const other = { ...PARTY, origin: 'http://localhost:4601' };
    expect(await judgeUse(used, passkey, PARTY, CREATION)).toBeUndefined();
    expect(await judgeUse(used, passkey, other, LOG_IN)).toBeUndefined();
    expect(
      await judgeUse(used, passkey, { ...PARTY, id: 'lobby.example' }, LOG_IN),
    ).toBeUndefined();
    const key = { ...passkey, public_key: flipped(PUBLIC_KEY, -1) };
    expect(await judgeUse(used, key, PARTY, LOG_IN)).toBeUndefined();
    expect(await judgeUse(used, { ...passkey, uuid: 'x' }, PARTY, LOG_IN)).toBeUndefined();
    expect(await judgeUse(used, undefined, PARTY, LOG_IN)).toBeUndefined();
    expect(await readCreated(created, PARTY, LOG_IN)).toBeUndefined();
    expect(await readCreated(created, other, CREATION)).toBeUndefined();
  });
});
