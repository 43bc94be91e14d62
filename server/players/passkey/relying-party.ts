import type { Settings } from '#server/core/settings/settings.ts';

/** Whom passkeys are made for: browsers bind each to the id, and name the origin in every answer. */
export interface RelyingParty {
  /** The origin's host. */
  readonly id: string;
  readonly origin: string;
}

/**
 * The relying party by the settings, never by a request: a page of another name could otherwise ask for its
 * own passkeys. Undefined where passkeys are not offered.
 */
export function relyingPartyOf({
  appOrigin,
  demo,
  port,
}: Pick<Settings, 'appOrigin' | 'demo' | 'port'>): RelyingParty | undefined {
  const origin = appOrigin || (demo ? `http://localhost:${port}` : '');
  return origin === '' ? undefined : { id: new URL(origin).hostname, origin };
}
