/** The invitation screen: code, link and invited friends. */
export const invitation = {
  head: 'Invite your friends',
  how: 'A friend who registers with your link or code always counts as invited by you.',
  spinRule: 'While your wheel round is on, each friend gives you one more spin.',
  code: 'Your invite code',
  link: 'Your invite link',
  qr: 'QR code for your invite link',
  qrText: 'Let a friend nearby scan this.',
  share: 'Share your link',
  picture: 'Share as a picture',
  pictureTitle: 'Scan to join me on {{app}}',
  adults: 'For adults only: 21 and over.',
  friends: {
    title: 'Friends who joined',
    count_one: '{{count}} friend',
    count_other: '{{count}} friends',
    joined: 'Registered {{moment}}',
    earned: 'Earned from this friend',
    none: 'No friends yet',
    noneText: 'Friends who register with your link or code will show up here.',
    failed: 'We couldn’t load your friends',
    more: 'Show more',
    someone: 'A friend',
  },
  superior: {
    title: 'Did a friend invite you?',
    text: 'Enter their invite code. You can do this only once.',
  },
  wheel: 'Your Lucky wheel',
};

/** The shape that every language must have. */
export type InvitationTexts = typeof invitation;
