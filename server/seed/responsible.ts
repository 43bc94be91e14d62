import type { responsible } from '#contract/web-config.ts';
import type { InferInput } from 'valibot';
import { SAFER_PLAY_URL } from './banners.ts';
import type { Market } from '#domain/market.ts';

export type SeedResponsible = InferInput<typeof responsible>;

const TEXTS: Record<Market, SeedResponsible> = {
  ph: {
    tagline: 'Gambling can be addictive. Know when to stop.',
    helpline: 'Demo helpline 0900 000 0000',
    licenseNo: 'DEMO-PH-0001 (reference platform, no licence)',
    links: [
      { label: 'Safer play', url: SAFER_PLAY_URL },
      { label: 'Terms of use', url: 'https://www.example.com/terms' },
      { label: 'Privacy', url: 'https://www.example.com/privacy' },
    ],
  },
  th: {
    tagline: 'การพนันทำให้ติดได้ รู้จักหยุด',
    helpline: 'สายด่วนสาธิต 0800 000 000',
    licenseNo: 'DEMO-TH-0001 (ระบบสาธิต ไม่ใช่ใบอนุญาต)',
    links: [
      { label: 'เล่นอย่างปลอดภัย', url: SAFER_PLAY_URL },
      { label: 'ข้อกำหนดการใช้งาน', url: 'https://www.example.com/terms' },
      { label: 'ความเป็นส่วนตัว', url: 'https://www.example.com/privacy' },
    ],
  },
};

/** `responsible`: the player protection line, helpline and links of a market. */
export function makeResponsible(market: Market): SeedResponsible {
  return TEXTS[market];
}
