import { randomInt } from 'node:crypto';

/** Without 0, O, 1, I, L and U: a reference is also read aloud. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/**
 * What a request is called: in every line that is logged of it, and as `ref` in the answer when it fails,
 * so that support finds the one by the other. One in 729 million, which is enough beside the time.
 */
export function makeReference(): string {
  let left = randomInt(LETTERS.length ** LENGTH);
  let reference = '';
  for (let place = 0; place < LENGTH; place += 1) {
    reference += LETTERS[left % LETTERS.length] ?? '';
    left = Math.floor(left / LETTERS.length);
  }
  return reference;
}
