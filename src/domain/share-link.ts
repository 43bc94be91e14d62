/** The link with which a player invites others (spec §3 "Share link", §9). */

/** Chooses the text variant (spec §9); 1 unless something else is asked for. */
export type ShareReferrer = 1 | 2;

/** What the platform says of shared links (spec §3, `h5.url`). */
export interface ShareTerms {
  /** Where links start; '' = at the app's own address. */
  readonly base: string;
  /** The words before the link, by variant. */
  readonly share: Readonly<Partial<Record<ShareReferrer, string>>>;
}

export interface ShareLinkParts {
  /** The address that the platform serves for invited visitors, e.g. `https://play.example/`. */
  readonly base: string;
  readonly inviteCode: string;
  /** The player's id. */
  readonly aid: string;
  readonly shareReferrer?: ShareReferrer;
}

/**
 * Builds the link: `outValue`, `install_referrer` (fixed), `aid` and `share_referrer`, put after what
 * the base already carries.
 * @returns null when the base is no http(s) address: a broken link is worse than none
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
