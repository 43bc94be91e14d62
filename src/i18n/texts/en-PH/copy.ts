/** Confirmations of copying (spec §8, Clipboard). */
export const copy = {
  copied: 'Copy Success.',
  failed: 'Copy Fail.',
};
