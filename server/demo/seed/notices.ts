import type { wireNotice } from '#shared/lobby/web-config-contract.ts';
import type { InferInput } from 'valibot';
import { makeRedPacketTerms } from './red-packet-terms.ts';
import type { Market } from '#shared/market/market.ts';
import type { MarketText } from './market.ts';
import { SAFER_PLAY_URL } from './banners.ts';
import type { GlyphName } from '#server/game/pictures/motifs.ts';

export type SeedNotice = Required<InferInput<typeof wireNotice>>;

interface Plan {
  id: number;
  noticeType: 1 | 2;
  clickType: 0 | 1 | 3;
  clickAction: string;
  /** The picture above the text; undefined without one. */
  picture?: { glyph: GlyphName; hue: number };
  title: MarketText;
  content: MarketText;
  button: MarketText;
}

/** What a red packet asks for once it is in the balance. */
const BET_TIMES = makeRedPacketTerms().betRate;

const PLANS: readonly Plan[] = [
  {
    id: 201,
    noticeType: 2,
    clickType: 1,
    clickAction: '22',
    picture: { glyph: 'coins', hue: 350 },
    title: { ph: 'Your red packet is waiting', th: 'อั่งเปาของคุณรออยู่' },
    content: {
      ph: `<p>Open your first red packet within <strong>72 hours</strong>.</p><ul><li>Place the bets shown inside.</li><li>Add a bank account or e-wallet.</li><li>Move it to your balance, then wager it ${BET_TIMES}× before you withdraw.</li></ul>`,
      th: `<p>เปิดอั่งเปาแรกของคุณภายใน <strong>72 ชั่วโมง</strong></p><ul><li>เดิมพันให้ครบตามที่ระบุไว้</li><li>เพิ่มบัญชีธนาคารหรือวอลเล็ต</li><li>รับเข้ายอดเงิน แล้วทำยอดเทิร์น ${BET_TIMES} เท่าก่อนถอน</li></ul>`,
    },
    button: { ph: 'Open it', th: 'เปิดอั่งเปา' },
  },
  {
    id: 202,
    noticeType: 2,
    clickType: 1,
    clickAction: '28',
    picture: { glyph: 'chest', hue: 196 },
    title: { ph: 'Recharge rewards: ten tiers', th: 'รางวัลสะสมยอดฝาก 10 ขั้น' },
    content: {
      ph: '<p>Your deposits add up automatically. Each tier you reach has a bonus to claim.</p><p>Want a <strong>deposit limit</strong>? Set it first. It works right away.</p>',
      th: '<p>ยอดฝากของคุณสะสมโดยอัตโนมัติ ถึงขั้นไหนก็รับโบนัสของขั้นนั้นได้เลย</p><p>ต้องการ <strong>ตั้งวงเงินฝาก</strong> ก่อนก็ได้ มีผลทันที</p>',
    },
    button: { ph: 'See the tiers', th: 'ดูทุกขั้น' },
  },
  {
    id: 203,
    noticeType: 2,
    clickType: 1,
    clickAction: '10000',
    title: { ph: 'New tasks at midnight', th: 'ภารกิจใหม่ทุกเที่ยงคืน' },
    content: {
      ph: '<p>Tasks start again every day at <strong>00:00 Manila time</strong>. Claim your rewards before then.</p>',
      th: '<p>ภารกิจเริ่มใหม่ทุกวันเวลา <strong>00:00 น. ตามเวลากรุงเทพฯ</strong> อย่าลืมรับรางวัลก่อนถึงเวลานั้น</p>',
    },
    button: { ph: 'Go to tasks', th: 'ไปที่ภารกิจ' },
  },
  {
    id: 204,
    noticeType: 1,
    clickType: 0,
    clickAction: '',
    picture: { glyph: 'lighthouse', hue: 224 },
    title: { ph: 'Planned maintenance on Tuesday', th: 'ปิดปรับปรุงระบบวันอังคาร' },
    content: {
      ph: '<p>A few games are closed on <strong>Tuesday, 04:00–05:00</strong>. You can still see your balance, deposit and withdraw.</p><p>Closed games are marked in the lobby.</p>',
      th: '<p>บางเกมจะปิดปรับปรุง <strong>วันอังคาร เวลา 04:00–05:00 น.</strong> ยอดเงิน การฝาก และการถอนใช้ได้ตามปกติ</p><p>เกมที่ปิดปรับปรุงจะมีป้ายแจ้งบนการ์ด</p>',
    },
    button: { ph: 'Got it', th: 'รับทราบ' },
  },
  {
    id: 205,
    noticeType: 1,
    clickType: 1,
    clickAction: '10006',
    title: { ph: 'We never ask for your password', th: 'เราไม่เคยขอรหัสผ่านของคุณ' },
    content: {
      ph: '<p>Our team <em>never</em> asks for your password or a verification code, not by chat and not by phone.</p><p>If anyone does, end the chat or call and tell customer support.</p>',
      th: '<p>ทีมงานของเรา<em>ไม่เคย</em>ขอรหัสผ่านหรือรหัสยืนยัน ไม่ว่าทางแชตหรือโทรศัพท์</p><p>หากมีผู้ใดขอ ให้จบการสนทนาและแจ้งฝ่ายบริการลูกค้า</p>',
    },
    button: { ph: 'Customer support', th: 'ฝ่ายบริการลูกค้า' },
  },
  {
    id: 206,
    noticeType: 1,
    clickType: 3,
    clickAction: SAFER_PLAY_URL,
    picture: { glyph: 'owl', hue: 212 },
    title: { ph: 'Play within your limits', th: 'เล่นในวงเงินของคุณ' },
    content: {
      ph: '<p>Set a daily limit, take a break or exclude yourself. It takes a minute.</p><p>Gambling can be addictive. Know when to stop.</p>',
      th: '<p>ตั้งวงเงินรายวัน พักการเล่น หรืองดเล่นได้ในหนึ่งนาที</p><p>การพนันทำให้ติดได้ รู้จักหยุด</p>',
    },
    button: { ph: 'Read more', th: 'อ่านเพิ่มเติม' },
  },
];

/** `appNoticeConfigList`: both notice types, with and without picture (spec §2, Notice dialog). */
export function makeNotices(market: Market): SeedNotice[] {
  return PLANS.map(
    ({ id, noticeType, clickType, clickAction, picture, title, content, button }) => ({
      id,
      noticeType,
      title: title[market],
      content: content[market],
      imgUrl: picture === undefined ? '' : `/static/art/notice/${id}.webp`,
      buttonTitle: button[market],
      clickType,
      clickAction,
    }),
  );
}

/** Returns the drawing above a notice; undefined without a picture. */
export function noticeArt(id: number): { glyph: GlyphName; hue: number } | undefined {
  return PLANS.find((plan) => plan.id === id)?.picture;
}
