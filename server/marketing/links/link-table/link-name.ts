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
 * A short name of a link's campaign, source and content: the same for the same words and the same taken names.
 * @param isTaken names of other links
 */
export function makeLinkName(
  words: Pick<LinkDraft, 'campaign' | 'source' | 'referrer' | 'content'>,
  isTaken: (name: string) => boolean,
): string {
  const { campaign, source, referrer, content } = words;
  const slug = [campaign, source || referrer, content]
    .map(slugOf)
    .filter((part) => part !== '')
    .join('-');
  const name = cut(slug, LONGEST_NAME) || NAMELESS;
  if (!isTaken(name)) return name;
  for (let count = 2; ; count += 1) {
    const numbered = `${cut(name, LONGEST_NAME - `-${count}`.length)}-${count}`;
    if (!isTaken(numbered)) return numbered;
  }
}
