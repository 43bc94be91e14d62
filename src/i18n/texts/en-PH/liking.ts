/** What is said after a tap on a heart. */
export const liking = {
  liked: 'Added {{name}} to your likes',
  unliked: 'Removed {{name}} from your likes',
  failed: 'We couldn’t save your like. Please try again.',
  waiting: 'Saved on this phone. We’ll sync it when you’re online.',
  unsaved: 'Saved until you close Parola. We’ll sync it when you’re online.',
  sent: 'Your likes are now synced.',
};
