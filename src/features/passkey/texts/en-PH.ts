/** Passkeys: logging in without a password, and their list. */
export const passkey = {
  logIn: 'Log in with a passkey',
  title: 'Passkeys',
  text: 'Log in with your face, your finger or your screen lock. No password to type or to lose.',
  none: 'You have no passkeys yet.',
  unnamed: 'Passkey',
  created: 'Added {{day}}',
  used: 'Last used {{age}}',
  unused: 'Not used yet',
  add: 'Add a passkey',
  added: 'Your new passkey is ready.',
  most: 'You have {{most}} passkeys, the most an account can have. Remove one to add another.',
  prove: 'Add a passkey?',
  proveText: 'Your phone has made the passkey. Your password adds it to your account.',
  remove: 'Remove',
  removeOf: 'Remove {{name}}',
  question: 'Remove {{name}}?',
  questionText: 'It will no longer log you in. Delete it on your phone too.',
  removed: '{{name}} is removed.',
  cancel: 'Cancel',
  failedTitle: 'We couldn’t load your passkeys',
  known: 'This phone already has a passkey for your account.',
  failed: 'Your phone couldn’t use a passkey. Try again or use your password.',
};

/** The shape that every language must have. */
export type PasskeyTexts = typeof passkey;
