/** Where an invitation can be shared (spec §2 "Share dialog"; contract, `actionLog`). */

import type { Market } from '#shared/market/market.ts';

/** A network with its own sharing URL. */
export type ShareNetwork = 'facebook' | 'messenger' | 'whatsapp' | 'line' | 'x';

/** How the player shared the invitation. */
export type ShareAction = 'native' | ShareNetwork | 'copy';

/** The networks of each market; its usual messaging app is the third (spec §3, task type 10). */
export const SHARE_NETWORKS: Readonly<Record<Market, readonly ShareNetwork[]>> = {
  ph: ['facebook', 'messenger', 'whatsapp', 'x'],
  th: ['facebook', 'messenger', 'line', 'x'],
};

/** An invitation: the text before the link, and the link. */
export interface Invite {
  readonly words: string;
  readonly link: string;
}

/** Text and link in one string, for targets that take only one. */
export const inviteText = ({ words, link }: Invite): string =>
  words === '' ? link : `${words} ${link}`;

/** The URL that opens a network with the invitation. */
export function shareAddress(network: ShareNetwork, invite: Invite): string {
  const link = encodeURIComponent(invite.link);
  switch (network) {
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${link}`;
    case 'messenger':
      // Its web dialog requires a Facebook app of the operator; the installed app does not.
      return `fb-messenger://share/?link=${link}`;
    case 'whatsapp':
      return `https://wa.me/?text=${encodeURIComponent(inviteText(invite))}`;
    case 'line':
      return `https://line.me/R/share?text=${encodeURIComponent(inviteText(invite))}`;
    case 'x':
      return `https://x.com/intent/post?text=${encodeURIComponent(invite.words)}&url=${link}`;
  }
}
