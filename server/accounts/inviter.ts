/** Who brought a new player, as an `outUrl` tells it (spec §7, contract's attribution part). */
export interface Inviter {
  /** Invite code of the shared link. */
  outValue: string;
  /** Id of the player who shared it. */
  aid: string;
}

const TOKEN = /^[A-Za-z0-9]{1,32}$/;

/**
 * Reads the inviter out of what the app sends: a bare invite code (the default of spec §7), a query
 * string, or a whole address with one. Whatever else stands in it is for the marketers.
 * @returns empty texts for what is not there
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
