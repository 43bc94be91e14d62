import i18next, { type ResourceKey } from 'i18next';
// With it, as texts are added to what it has made ready.
import './i18n.ts';
import type { Area } from './i18n.ts';

/**
 * Adds the texts of one area. They come with the area's own code, in both languages: the first load
 * is spared them, and a change of language finds them there.
 */
export function addAreaTexts(
  area: Area,
  texts: { readonly 'en-PH': ResourceKey; readonly 'th-TH': ResourceKey },
): void {
  if (i18next.hasResourceBundle('en-PH', area)) return;
  for (const [language, bundle] of Object.entries(texts)) {
    i18next.addResourceBundle(language, area, bundle);
  }
}
