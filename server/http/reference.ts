import { randomInt } from 'node:crypto';

/** Without 0, O, 1, I, L and U: a reference is also read aloud. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/**
 * What a request is called: in every line that is logged of it, and as `ref` in the answer when it fails,
 * so that support finds the one by the other. One in 729 million, which is enough beside the time.
 */
export const makeReference = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
