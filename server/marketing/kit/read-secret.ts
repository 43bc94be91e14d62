import { BadRequest } from '#server/core/http/refusal.ts';

/** Parses the secret of a receiver; '' for none. @throws BadRequest */
export function readSecret(given: Readonly<Record<string, string>>): string {
  const secret = (given['secret'] ?? '').trim();
  if (/^[\x21-\x7E]{0,200}$/.test(secret)) return secret;
  throw new BadRequest('secret may have 200 letters, digits and signs of ASCII, without spaces');
}
