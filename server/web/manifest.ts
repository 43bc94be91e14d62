import { markets, type Market } from '#shared/market/market.ts';
import { campaignQuery } from '#server/marketing/events/campaign.ts';
import type { Campaign } from '#server/marketing/events/campaign.ts';

const LANGUAGES = ['en-PH', 'th-TH'] as const;
export type ManifestLanguage = (typeof LANGUAGES)[number];

const LOCALIZED = /_localized$/;

/** Returns a market's language; `?lang=` may request another by its full tag or its first part. */
export function manifestLanguage(market: Market, wanted = ''): ManifestLanguage {
  const [first = ''] = wanted.toLowerCase().split('-', 1);
  const found = LANGUAGES.find((language) => language.toLowerCase().startsWith(`${first}-`));
  return (first === '' ? undefined : found) ?? markets[market].language;
}

/**
 * Localises a built manifest. The translations are beside each text as `name_localized` and so on (Web App
 * Manifest, localizable members), so a brand edits one file.
 * @param isComplete leaves the other languages in, for a file that may be configured again
 */
export function localiseManifest(
  manifest: string,
  language: ManifestLanguage,
  isComplete = false,
): string {
  const localise = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(localise);
    if (typeof value !== 'object' || value === null) return value;
    const fields = value as Record<string, unknown>;
    const read = Object.entries(fields).flatMap(([key, member]) => {
      if (LOCALIZED.test(key)) return isComplete ? [[key, member] as const] : [];
      const texts = fields[`${key}_localized`] as Record<string, unknown> | undefined;
      return [[key, texts?.[language] ?? localise(member)] as const];
    });
    return Object.fromEntries(read);
  };
  const localised = localise(JSON.parse(manifest)) as Record<string, unknown>;
  return JSON.stringify({ ...localised, lang: language });
}

/** iPads that request desktop pages report Macintosh: for those only the cookie carries the campaign. */
export const isIos = (userAgent: string): boolean => /\b(?:iPhone|iPad|iPod)\b/.test(userAgent);

/**
 * Puts the campaign into the manifest's start address, under the same `id`. For iOS only, where the installed
 * app starts with empty storage. Elsewhere it shares the browser's storage and needs no campaign in the
 * address.
 */
export function withCampaign(manifest: string, campaign: Campaign): string {
  const read = JSON.parse(manifest) as Record<string, unknown>;
  const start = typeof read['start_url'] === 'string' ? read['start_url'] : '/';
  const query = campaignQuery(campaign).toString();
  const joint = start.includes('?') ? '&' : '?';
  return JSON.stringify({ ...read, start_url: query === '' ? start : start + joint + query });
}
