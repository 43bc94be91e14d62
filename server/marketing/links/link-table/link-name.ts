import { nameKey } from '#shared/text/text.ts';
import { LONGEST_NAME, type LinkDraft } from '#server/marketing/links/links.ts';

/** For words without any letter that an address can have, such as Thai ones. */
const NAMELESS = 'link';

const slugOf = (word: string): string =>
  nameKey(word)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const cut = (slug: string, length: number): string => slug.slice(0, length).replace(/-$/, '');

/**
 * Makes short names of a link's campaign, source and content: the same for the same words and taken names.
 * @param taken names that no link may have any more
 */
export function linkNamer(
  taken: ReadonlySet<string>,
): (words: Pick<LinkDraft, 'campaign' | 'source' | 'referrer' | 'content'>) => string {
  const used = new Set(taken);
  /** The last number of each name; all before it are used. */
  const counts = new Map<string, number>();
  return ({ campaign, source, referrer, content }) => {
    const slug = [campaign, source || referrer, content]
      .map(slugOf)
      .filter((part) => part !== '')
      .join('-');
    const name = cut(slug, LONGEST_NAME) || NAMELESS;
    let count = counts.get(name) ?? 1;
    let found = name;
    while (used.has(found)) {
      count += 1;
      found = `${cut(name, LONGEST_NAME - `-${count}`.length)}-${count}`;
    }
    counts.set(name, count);
    used.add(found);
    return found;
  };
}
