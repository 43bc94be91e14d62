import { randomInt } from 'node:crypto';

/** Without 0, O, 1, I, L and U, because references are also read aloud. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/**
 * Creates a request's reference. Every log line of the request has it, and so does its answer as `ref` when
 * it fails, so that support can match the two. 729 million values are enough together with the time.
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
