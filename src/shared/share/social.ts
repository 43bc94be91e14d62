/** Community links (spec §2, footer and side menu). */
import { httpsUrl } from '#shared/lobby/click-target.ts';

export const SOCIAL_IDS = [
  'facebook02',
  'telegram02',
  'INSTAGRAM',
  'TIKTOK',
  'TWITCH',
  'YOUTUBE',
] as const;
export type SocialId = (typeof SOCIAL_IDS)[number];

export interface SocialLink {
  readonly id: SocialId;
  readonly url: string;
}

/** The entries with a known id and a valid URL; others are not shown (spec §2). */
export function socialLinks(
  entries: readonly { readonly id: string; readonly url: string }[],
): readonly SocialLink[] {
  return entries.flatMap(({ id, url }) => {
    const known = SOCIAL_IDS.find((candidate) => candidate === id);
    const link = httpsUrl(url.trim());
    return known && link ? [{ id: known, url: link }] : [];
  });
}

/** The side menu's community block needs both links (spec §2); null hides it. */
export function communityLinks(
  links: readonly SocialLink[],
): { readonly facebook: string; readonly telegram: string } | null {
  const facebook = links.find((link) => link.id === 'facebook02')?.url;
  const telegram = links.find((link) => link.id === 'telegram02')?.url;
  return facebook && telegram ? { facebook, telegram } : null;
}
