import { BadRequest } from '#server/core/http/refusal.ts';
import { emailAddress, shownAddress } from '#server/core/email-address.ts';
import { oneLine } from '#server/core/http/one-line.ts';

const MOST_RECIPIENTS = 10;
const LONGEST_SHOWN = 60;

/**
 * Parses addresses that people typed, between commas, semicolons, spaces or line breaks, also full-width ones.
 * Those that differ in the case of their domain are one.
 * @throws BadRequest that names the first one that is none
 */
export function readRecipients(text: string): string[] {
  const typed = text
    .normalize('NFKC')
    .split(/[\s,;、]+/u)
    .map(oneLine)
    .filter((word) => word !== '');
  const addresses = typed.map((word) => {
    const address = emailAddress(word);
    if (address !== undefined) return address;
    throw new BadRequest(`"${word.slice(0, LONGEST_SHOWN)}" is not an e-mail address`);
  });
  const different = [...new Set(addresses)];
  if (different.length <= MOST_RECIPIENTS) return different;
  throw new BadRequest(`there may be ${MOST_RECIPIENTS} e-mail addresses`);
}

/** The text of a form's field. */
export const textOfRecipients = (recipients: readonly string[]): string =>
  recipients.map(shownAddress).join('\n');

/** Parses a stored list. */
export const recipientsOf = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.map(String) : [];
