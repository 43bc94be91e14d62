/** Sharing an invitation. */
export const share = {
  title: 'Invite friends',
  text: 'Send your link to adults who like to play. Anyone who registers with it counts as invited by you.',
  linkLabel: 'Your invite link',
  native: 'Share',
  contacts: 'Contacts',
  network: {
    facebook: 'Facebook',
    messenger: 'Messenger',
    whatsapp: 'WhatsApp',
    line: 'LINE',
    x: 'X',
  },
  newWindow: 'opens another app or tab',
  copy: 'Copy link',
  copyByHand: 'Press and hold the link to copy it.',
  noLinkTitle: 'No invite link right now',
  noLinkText: 'Invite links aren’t set up yet. Your invite code still works.',
  noPlayerText: 'We don’t have your invite code yet. Open this again when you’re online.',
  codeLabel: 'Your invite code',
  copyCode: 'Copy code',
};

/** The shape that every language must have. */
export type ShareTexts = typeof share;
