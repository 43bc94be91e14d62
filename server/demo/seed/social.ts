import type { socialEntry } from '#shared/lobby/web-config-contract.ts';
import type { InferInput } from 'valibot';
import type { Market } from '#shared/market/market.ts';

type SocialEntry = InferInput<typeof socialEntry>;

/**
 * `socialMedia` in wire format, a JSON text: known ids, unknown ids and one known id without an address,
 * which covers every case of the display rule in spec §2 (Footer).
 */
export function makeSocialMedia(market: Market): string {
  const page = (network: string): string => `https://www.example.com/${network}/parola-${market}`;
  const entries: SocialEntry[] = [
    { id: 'facebook02', url: page('facebook') },
    { id: 'telegram02', url: page('telegram') },
    { id: 'INSTAGRAM', url: page('instagram') },
    { id: 'TIKTOK', url: page('tiktok') },
    { id: 'TWITCH', url: '' },
    { id: 'YOUTUBE', url: page('youtube') },
    { id: 'PAGERBOARD', url: page('pagerboard') },
    { id: 'facebook01', url: page('old-facebook') },
  ];
  return JSON.stringify(entries);
}

/** Share texts by `share_referrer` variant, 1 or 2 (spec §9). */
const SHARE_TEXTS: Record<Market, Record<'1' | '2', string>> = {
  ph: {
    1: 'Play with me on Parola. 21+ only. Here’s my link:',
    2: 'Join me on Parola. 21+ only, play within your limits:',
  },
  th: {
    1: 'มาเล่น Parola ด้วยกัน สำหรับอายุ 21 ปีขึ้นไป ลิงก์ของฉัน:',
    2: 'ชวนคุณมา Parola สำหรับอายุ 21 ปีขึ้นไป เล่นในวงเงินที่ตั้งไว้:',
  },
};

/** `h5.url` (contract, start-up part). @param base start of the shared link, e.g. the app's origin. */
export function makeH5(
  market: Market,
  base: string,
): { url: { base: string; share: Record<string, string> }[] } {
  return { url: [{ base, share: SHARE_TEXTS[market] }] };
}
