import { createHash } from 'node:crypto';
import { storable } from '#server/core/http/storable.ts';
import { cutText } from '#shared/text/characters.ts';

const LONGEST_TEXT = 200;
const LONGEST_LIST = 20;
const DEEPEST = 4;
const LARGEST = 8000;
const DIGEST_LENGTH = 16;

/**
 * A value as the audit stores it: long texts are cut and named by their length and SHA-256, long lists are
 * cut, and what the database cannot store is replaced.
 */
export function compact(value: unknown, longest = LONGEST_TEXT): unknown {
  const cut = storable(cutValue(value, longest, 0));
  const text = JSON.stringify(cut) ?? '';
  return text.length > LARGEST ? cutLongText(text, longest) : cut;
}

function cutValue(value: unknown, longest: number, depth: number): unknown {
  if (typeof value === 'string')
    return value.length > longest ? cutLongText(value, longest) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEEPEST) return cutLongText(JSON.stringify(value), longest);
  const inside = (one: unknown): unknown => cutValue(one, longest, depth + 1);
  if (!Array.isArray(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inside(one)]));
  }
  const first = value.slice(0, LONGEST_LIST).map(inside);
  return value.length > LONGEST_LIST
    ? [...first, `and ${value.length - LONGEST_LIST} more`]
    : first;
}

function cutLongText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const digest = createHash('sha256').update(text).digest('hex').slice(0, DIGEST_LENGTH);
  return `${cutText(text, longest)}… (${text.length} characters, SHA-256 ${digest}…)`;
}
