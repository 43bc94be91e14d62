import { storableText } from '#shared/text/characters.ts';

/** A parsed value whose texts and names the database can store (`storableText`). */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [storableText(name), storable(one)]),
  );
}
