/** The inviter of a new player, read from an `outUrl` (spec §7, contract's attribution part). */
export interface Inviter {
  /** Invite code of the shared link. */
  outValue: string;
  /** Id of the player who shared it. */
  aid: string;
}

const TOKEN = /^[A-Za-z0-9]{1,32}$/;

/**
 * Reads the inviter from what the app sends: a bare invite code (the default of spec §7), a query string, or
 * an address with one. Everything else in it is for marketing.
 * @returns empty strings for what is missing
 */
export function inviterOf(outUrl: string): Inviter {
  const text = outUrl.trim();
  if (TOKEN.test(text)) return { outValue: text, aid: '' };
  const query = text.slice(text.indexOf('?') + 1).split('#', 1)[0];
  const parameters = new URLSearchParams(query);
  return { outValue: token(parameters.get('outValue')), aid: token(parameters.get('aid')) };
}

function token(value: string | null): string {
  const text = value?.trim() ?? '';
  return TOKEN.test(text) ? text : '';
}
