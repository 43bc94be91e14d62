/** Where an invitation can be shared (spec §2 "Share dialog"; contract, `actionLog`). */

/** A network with an address of its own for sharing. */
export type ShareNetwork = 'facebook' | 'messenger' | 'whatsapp' | 'x';

/** What a player did with the invitation. */
export type ShareAction = 'native' | ShareNetwork | 'copy';

export const SHARE_NETWORKS = [
  'facebook',
  'messenger',
  'whatsapp',
  'x',
] as const satisfies readonly ShareNetwork[];

/** An invitation: the words before the link, and the link. */
export interface Invite {
  readonly words: string;
  readonly link: string;
}

/** Words and link in one text, for what takes only one. */
export const inviteText = ({ words, link }: Invite): string =>
  words === '' ? link : `${words} ${link}`;

/** The address that opens a network with the invitation. */
export function shareAddress(network: ShareNetwork, invite: Invite): string {
  const link = encodeURIComponent(invite.link);
  switch (network) {
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${link}`;
    case 'messenger':
      // Its web dialog asks for an app of the operator's; the phone's own app does not.
      return `fb-messenger://share/?link=${link}`;
    case 'whatsapp':
      return `https://wa.me/?text=${encodeURIComponent(inviteText(invite))}`;
    case 'x':
      return `https://x.com/intent/post?text=${encodeURIComponent(invite.words)}&url=${link}`;
  }
}
