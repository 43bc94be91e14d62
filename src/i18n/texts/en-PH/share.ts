/** Sharing an invitation. */
export const share = {
  title: 'Invite friends',
  text: 'Send your link to adults who like to play. Whoever registers with it counts as invited by you.',
  linkLabel: 'Your invite link',
  native: 'Share',
  network: {
    facebook: 'Facebook',
    messenger: 'Messenger',
    whatsapp: 'WhatsApp',
    x: 'X',
  },
  newWindow: 'opens another app or window',
  copy: 'Copy the link',
  copied: 'Copy Success.',
  copyFailed: 'Copy Fail.',
  copyByHand: 'Hold the link to copy it by hand.',
  noLinkTitle: 'No invite link now',
  noLinkText:
    'The platform has named no address for invitations. Your invite code works all the same.',
  noPlayerText: 'Your invite code is not here yet. Please open this again once you are online.',
  codeLabel: 'Your invite code',
  copyCode: 'Copy the code',
};

/** What every other language must have. */
export type ShareTexts = typeof share;
