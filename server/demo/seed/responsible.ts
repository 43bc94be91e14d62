import type { responsible } from '#shared/lobby/web-config-contract.ts';
import type { InferInput } from 'valibot';
import { SAFER_PLAY_URL } from './banners.ts';
import type { Market } from '#shared/market/market.ts';

export type SeedResponsible = InferInput<typeof responsible>;

const links = (saferPlay: string, terms: string, privacy: string): SeedResponsible['links'] => [
  { label: saferPlay, url: SAFER_PLAY_URL },
  { label: terms, url: 'https://www.example.com/terms' },
  { label: privacy, url: 'https://www.example.com/privacy' },
];

const TEXTS: Record<Market, SeedResponsible> = {
  ph: {
    tagline: 'Gambling can be addictive. Know when to stop.',
    helpline: 'Demo helpline 0900 000 0000',
    licenseNo: 'DEMO-PH-0001 (reference platform, no licence)',
    links: links('Safer play', 'Terms of use', 'Privacy'),
  },
  th: {
    tagline: 'การพนันทำให้ติดได้ รู้จักหยุด',
    helpline: 'สายด่วนสาธิต 0800 000 000',
    licenseNo: 'DEMO-TH-0001 (ระบบสาธิต ไม่ใช่ใบอนุญาต)',
    links: links('เล่นอย่างปลอดภัย', 'ข้อกำหนดการใช้งาน', 'ความเป็นส่วนตัว'),
  },
};

/** `responsible`: the player protection line, helpline and links of a market. */
export function makeResponsible(market: Market): SeedResponsible {
  return TEXTS[market];
}
