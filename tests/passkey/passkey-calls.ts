import { expect } from 'vitest';
import type { PasskeyPurpose } from '#shared/passkey/contract.ts';
import type { Answer, PlatformUnderTest } from '#tests/server/platforms.ts';
import { Authenticator, type Pretended } from './authenticator.ts';

/** The origin of a demo whose port nothing changes. */
export const ORIGIN = 'http://localhost:4600';

/** A challenge and its ticket. */
export interface Asked {
  readonly ticket: string;
  readonly options: {
    readonly challenge: string;
    readonly rpId?: string;
    readonly rp?: { readonly id: string };
    readonly user?: { readonly id: string; readonly name: string };
    readonly allowCredentials?: readonly { readonly id: string }[];
    readonly excludeCredentials?: readonly { readonly id: string }[];
    readonly userVerification?: string;
  };
}

type Subject = Pick<PlatformUnderTest, 'call'>;

/** Asks for a challenge. @param token of the player; none for a log-in */
export async function ask(
  subject: Subject,
  purpose: PasskeyPurpose,
  token?: string,
): Promise<Asked> {
  const { body } = await subject.call('passkeyOptions', { purpose }, token);
  expect(body).toMatchObject({ errcode: 0 });
  return { ticket: String(body['ticket']), options: body['options'] as Asked['options'] };
}

/** Gives a player a passkey. @returns its authenticator, and its id in the player's list */
export async function givePasskey(subject: Subject, token: string, name?: string) {
  const authenticator = new Authenticator(ORIGIN);
  const { ticket, options } = await ask(subject, 'create', token);
  const made = { ticket, response: authenticator.create(options), name };
  const { body } = await subject.call('passkeyCreate', made, token);
  expect(body).toMatchObject({ errcode: 0, id: expect.any(String) });
  return { authenticator, id: String(body['id']) };
}

/** Signs in by a passkey. */
export async function logIn(
  subject: Subject,
  authenticator: Authenticator,
  pretended: Pretended = {},
): Promise<Answer> {
  const { ticket, options } = await ask(subject, 'login');
  const response = authenticator.get(options, pretended);
  return subject.call('passkeyLogin', { ticket, response });
}

/** Answers the challenge for an order. */
export async function confirmed(subject: Subject, authenticator: Authenticator, token: string) {
  const { ticket, options } = await ask(subject, 'confirm', token);
  return { ticket, response: authenticator.get(options) };
}
