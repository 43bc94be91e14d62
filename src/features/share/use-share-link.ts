import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { shareLink, type ShareReferrer } from '#shared/share/share-link.ts';
import type { Invite } from '#shared/share/share-target.ts';
import { pageOrigin } from '#browser/page/page.ts';
import { selectPlayer } from '#state/session/session-slice.ts';
import { useSelector } from 'react-redux';

/** The player's invitation. */
export interface OwnInvite {
  /** Empty until the server has sent it. */
  readonly code: string;
  /** Null without a code, or when the server has no base address for links. */
  readonly invite: Invite | null;
}

/** The player's own link and the text of its variant (spec §3 "Share link", §9). */
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
