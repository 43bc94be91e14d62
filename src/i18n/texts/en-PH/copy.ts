/** What is said after a press that copies (spec §8, Clipboard). */
export const copy = {
  copied: 'Copy Success.',
  failed: 'Copy Fail.',
};
