import type { wireBanner } from '#shared/lobby/web-config-contract.ts';
import type { InferInput } from 'valibot';
import { makeGames } from './games.ts';
import type { Market } from '#shared/market/market.ts';
import type { MarketText } from './market.ts';
import type { GlyphName } from '#server/game/pictures/motifs.ts';

export type SeedBanner = Required<InferInput<typeof wireBanner>>;

/** Parameters of a painted banner: two lines of text, a drawing and a hue in degrees. */
export interface BannerArt {
  id: number;
  headline: string;
  line: string;
  glyph: GlyphName;
  hue: number;
}

interface Plan {
  id: number;
  clickType: 0 | 1 | 2 | 3;
  clickAction: string;
  sort: number;
  glyph: GlyphName;
  hue: number;
  headline: MarketText;
  line: MarketText;
}

/** The external page of the type 3 banner; https only (contract, activities part). */
export const SAFER_PLAY_URL = 'https://www.example.com/safer-play';

/** Placeholder for the id of the featured game, which depends on the catalogue. */
const FEATURED = 'featured';

/** In id order, which is not the order of `sort`: the client must sort (spec §2, Home). */
const PLANS: readonly Plan[] = [
  {
    id: 101,
    clickType: 0,
    clickAction: '',
    sort: 20,
    glyph: 'lighthouse',
    hue: 232,
    headline: { ph: 'The market\nis open', th: 'ตลาดกลางคืน\nเปิดแล้ว' },
    line: { ph: 'Hundreds of games in one lobby', th: 'เกมหลายร้อยเกมในล็อบบี้เดียว' },
  },
  {
    id: 102,
    clickType: 1,
    clickAction: '4',
    sort: 70,
    glyph: 'shield',
    hue: 168,
    headline: { ph: 'Bind your\nmobile', th: 'ผูกเบอร์\nมือถือ' },
    line: { ph: 'Keep your account safe and get a reward', th: 'ปกป้องบัญชีของคุณ พร้อมรับรางวัล' },
  },
  {
    id: 103,
    clickType: 1,
    clickAction: '15',
    sort: 30,
    glyph: 'drum',
    hue: 348,
    headline: { ph: 'Sign-up\nbonus cards', th: 'การ์ดโบนัส\nสมาชิกใหม่' },
    line: { ph: 'Claim a bonus every day', th: 'รับทีละวันตามปฏิทิน' },
  },
  {
    id: 104,
    clickType: 1,
    clickAction: '20',
    sort: 10,
    glyph: 'wheel',
    hue: 282,
    headline: { ph: 'Spin with\nfriends', th: 'หมุนวงล้อ\nกับเพื่อน' },
    line: { ph: 'One free spin every 24\u00A0hours', th: 'หมุนฟรีหนึ่งครั้งทุก 24\u00A0ชั่วโมง' },
  },
  {
    id: 105,
    clickType: 1,
    clickAction: '21',
    sort: 90,
    glyph: 'kite',
    hue: 204,
    headline: { ph: 'Follow us', th: 'ติดตามเรา' },
    line: { ph: 'Follow our pages and claim a reward', th: 'ติดตามเพจของเราแล้วรับรางวัล' },
  },
  {
    id: 106,
    clickType: 1,
    clickAction: '22',
    sort: 50,
    glyph: 'coins',
    hue: 352,
    headline: { ph: 'Red packet\nseason', th: 'เทศกาล\nอั่งเปา' },
    line: { ph: 'Open yours within 72\u00A0hours', th: 'เปิดอั่งเปาของคุณภายใน 72\u00A0ชั่วโมง' },
  },
  {
    id: 107,
    clickType: 1,
    clickAction: '28',
    sort: 60,
    glyph: 'chest',
    hue: 196,
    headline: { ph: 'Recharge\nrewards', th: 'รางวัลสะสม\nยอดฝาก' },
    line: { ph: 'Ten tiers, each with its own bonus', th: '10 ขั้น โบนัสทุกขั้น' },
  },
  {
    id: 108,
    clickType: 1,
    clickAction: '10000',
    sort: 40,
    glyph: 'scroll',
    hue: 152,
    headline: { ph: 'Daily tasks', th: 'ภารกิจ\nประจำวัน' },
    line: { ph: 'New tasks every midnight', th: 'ภารกิจใหม่ทุกเที่ยงคืน' },
  },
  {
    id: 109,
    clickType: 1,
    clickAction: '10003',
    sort: 110,
    glyph: 'crown',
    hue: 262,
    headline: { ph: 'Your VIP\nlevel', th: 'ระดับ VIP\nของคุณ' },
    line: { ph: 'Eleven levels, each with clear limits', th: '11 ระดับ เงื่อนไขชัดเจนทุกระดับ' },
  },
  {
    id: 110,
    clickType: 2,
    clickAction: FEATURED,
    sort: 25,
    glyph: 'parol',
    hue: 318,
    headline: { ph: 'Game of\nthe week', th: 'เกมประจำ\nสัปดาห์' },
    line: { ph: 'Tap to take a look', th: 'แตะเพื่อเข้าเล่น' },
  },
  {
    id: 111,
    clickType: 3,
    clickAction: SAFER_PLAY_URL,
    sort: 100,
    glyph: 'owl',
    hue: 216,
    headline: { ph: 'Know when\nto stop', th: 'รู้จักหยุด' },
    line: {
      ph: 'Limits, breaks and help, all in one place',
      th: 'ตั้งวงเงิน พักการเล่น และขอความช่วยเหลือ',
    },
  },
  {
    id: 112,
    clickType: 1,
    clickAction: '10008',
    sort: 80,
    glyph: 'boat',
    hue: 186,
    headline: { ph: 'Invite\na friend', th: 'ชวนเพื่อน\nมาเล่น' },
    line: { ph: 'Share your link and see who joins', th: 'แชร์ลิงก์ แล้วดูว่าใครสมัครบ้าง' },
  },
];

/** The game that the type 2 banner opens: the first hot game, which any catalogue of 15 or more has. */
export function featuredGameId(market: Market): number {
  const hot = makeGames({ market, count: 15, now: 0 }).find((game) => game.hot === 1);
  if (hot === undefined) throw new RangeError('the first games hold no hot one');
  return hot.id;
}

/** Joins the picture's texts for screen readers; Thai needs no space or full stop between them. */
function spoken(market: Market, headline: string, line: string): string {
  return market === 'th'
    ? `${headline.replace('\n', '')} ${line}`
    : `${headline.replace('\n', ' ')}. ${line}`;
}

/** `appLobbyAdConfigList`: every click type and every hiding rule of spec §2. */
export function makeBanners(market: Market): SeedBanner[] {
  return PLANS.map(({ id, clickType, clickAction, sort, headline, line }) => ({
    id,
    imgUrl: `/static/art/banner/${market}-${id}.webp`,
    clickType,
    clickAction: clickAction === FEATURED ? String(featuredGameId(market)) : clickAction,
    sort,
    title: spoken(market, headline[market], line[market]),
  }));
}

/** Returns a banner's painting parameters; undefined when there is no such banner. */
export function bannerArt(market: Market, id: number): BannerArt | undefined {
  const plan = PLANS.find((one) => one.id === id);
  if (plan === undefined) return undefined;
  const { glyph, hue, headline, line } = plan;
  return { id, headline: headline[market], line: line[market], glyph, hue };
}
