import { selectConfig } from '#catalogue/catalogue-slice.ts';
import { shareLink, type ShareReferrer } from '#domain/share-link.ts';
import type { Invite } from '#domain/share-target.ts';
import { pageOrigin } from '#browser/page.ts';
import { selectPlayer } from '#session/session-slice.ts';
import { useSelector } from 'react-redux';

/** What the player can invite others with. */
export interface OwnInvite {
  /** Empty until the platform told it. */
  readonly code: string;
  /** Null when there is no code, or the platform names no address that a link could start with. */
  readonly invite: Invite | null;
}

/** The player's own link and the words of its variant (spec §3 "Share link", §9). */
export function useShareLink(shareReferrer: ShareReferrer): OwnInvite {
  const terms = useSelector(selectConfig)?.share ?? null;
  const player = useSelector(selectPlayer);
  const code = player?.inviteCode ?? '';
  if (terms === null || player === null || code === '') return { code, invite: null };
  const { base, share: words } = terms;
  const link = shareLink({
    base: /^(?:\/(?!\/)|$)/.test(base) ? pageOrigin() + (base || '/') : base,
    inviteCode: code,
    aid: player.aid,
    shareReferrer,
  });
  return {
    code,
    invite: link === null ? null : { link, words: words[shareReferrer] ?? words[1] ?? '' },
  };
}
