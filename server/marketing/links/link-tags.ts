import { nameKey } from '#shared/text/text.ts';
import { oneLine } from '#server/core/http/one-line.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/core/database/tables.ts';

/** Most tags of a link. */
export const MOST_TAGS = 10;
/** Characters of a tag. */
export const LONGEST_TAG = 40;

/** Also as Thai and Chinese keyboards write it. */
const SEPARATORS = /[,，、﹐]/;
const JOINED = ', ';

export const joinTags = (tags: readonly string[]): string => tags.join(JOINED);

/** Tags of a text, each once: they compare without case and width, and the first spelling counts. */
export function splitTags(text: string): string[] {
  const tags = new Map<string, string>();
  for (const part of text.split(SEPARATORS)) {
    const tag = oneLine(part).replaceAll(/\s+/gu, ' ');
    const key = nameKey(tag);
    if (key !== '' && !tags.has(key)) tags.set(key, tag);
  }
  return [...tags.values()];
}

/** @param tags of a link, as they are stored */
export const hasTag = (tags: string, tag: string): boolean =>
  splitTags(tags).some((one) => nameKey(one) === nameKey(tag));

export interface CountedTag {
  name: string;
  links: number;
}

/** The tags of links, those of most links first. */
export function countTags(links: readonly { tags: string }[]): CountedTag[] {
  const counts = new Map<string, CountedTag>();
  for (const { tags } of links) {
    for (const name of splitTags(tags)) {
      const key = nameKey(name);
      const counted = counts.get(key) ?? { name, links: 0 };
      counts.set(key, { ...counted, links: counted.links + 1 });
    }
  }
  return [...counts.values()].toSorted(
    (one, other) => other.links - one.links || one.name.localeCompare(other.name),
  );
}

/**
 * Reads the spelling of tags in use: a tag is written as it was first. The result remembers those that it was
 * called with.
 * @param except the link whose own tags are replaced: a tag of no other may be respelled
 */
export async function readTagSpelling(
  db: Kysely<Tables>,
  { except }: { except?: number } = {},
): Promise<(tags: string) => string> {
  const rows = await db
    .selectFrom('install_link')
    .where('tags', '!=', '')
    .orderBy('id')
    .select(['id', 'tags'])
    .execute();
  const spelling = new Map<string, string>();
  const spell = (tags: string): string =>
    joinTags(
      splitTags(tags).map((tag) => {
        const known = spelling.get(nameKey(tag)) ?? tag;
        spelling.set(nameKey(tag), known);
        return known;
      }),
    );
  for (const { id, tags } of rows) if (id !== except) spell(tags);
  return spell;
}
