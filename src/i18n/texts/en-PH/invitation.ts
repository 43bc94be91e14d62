/** The invitation screen: code, link, and who came. */
export const invitation = {
  head: 'Bring friends along',
  how: 'A friend who registers with your link or code is yours for good.',
  spinRule: 'While your wheel runs, each friend is one more spin.',
  code: 'Your invite code',
  link: 'Your link',
  qr: 'A code to scan that opens your invite link',
  qrText: 'Let a friend beside you scan this.',
  share: 'Share your link',
  adults: 'Only for adults: 21 and over.',
  friends: {
    title: 'Friends who came',
    count_one: '{{count}} friend',
    count_other: '{{count}} friends',
    joined: 'Registered {{moment}}',
    earned: 'Earned with this friend',
    none: 'Nobody yet',
    noneText: 'Friends appear here when they have registered with your link or code.',
    failed: 'Your friends could not be loaded',
    more: 'Show more',
    someone: 'A friend',
  },
  superior: {
    title: 'Did a friend bring you here?',
    text: 'Enter their code. It can be given once.',
  },
  wheel: 'Your wheel',
};

/** What every other language must have. */
export type InvitationTexts = typeof invitation;
