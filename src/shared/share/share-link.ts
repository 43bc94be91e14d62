/** The link with which a player invites others (spec §3 "Share link", §9). */

/** Selects the text variant (spec §9); 1 by default. */
export type ShareReferrer = 1 | 2;

/** The server's configuration of shared links (spec §3, `h5.url`). */
export interface ShareTerms {
  /** Base URL of links; '' = the app's own URL. */
  readonly base: string;
  /** The text before the link, by variant. */
  readonly share: Readonly<Partial<Record<ShareReferrer, string>>>;
}

export interface ShareLinkParts {
  /** The server's URL for invited visitors, e.g. `https://play.example/`. */
  readonly base: string;
  readonly inviteCode: string;
  /** The player's id. */
  readonly aid: string;
  readonly shareReferrer?: ShareReferrer;
}

/**
 * Builds the link: appends `outValue`, `install_referrer` (fixed), `aid` and `share_referrer` to the query of
 * the base.
 * @returns null when the base is not an http(s) URL: a broken link is worse than none
 */
export function shareLink(parts: ShareLinkParts): string | null {
  const [address = '', fragment] = parts.base.split('#', 2);
  if (!/^https?:\/\/[^\s/?]+/i.test(address)) return null;
  const query = [
    ['outValue', parts.inviteCode],
    ['install_referrer', 'h5'],
    ['aid', parts.aid],
    ['share_referrer', String(parts.shareReferrer ?? 1)],
  ]
    .map(([name = '', value = '']) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  const link = address + (address.includes('?') ? '&' : '?') + query;
  return fragment === undefined ? link : `${link}#${fragment}`;
}
