import type { GameKind } from '#server/core/database/game-kind.ts';

/** Texts of the page that verifies a round. */
export interface VerifyTexts {
  title: string;
  intro: string;
  game: string;
  kinds: Readonly<Record<GameKind, string>>;
  serverSeed: string;
  serverHash: string;
  clientSeed: string;
  nonce: string;
  returnBps: string;
  check: string;
  matches: string;
  differs: string;
  reels: (stops: string, symbols: string) => string;
  cards: (dealt: string, next: string) => string;
  duel: (dragon: string, tiger: string) => string;
  match: (score: string, home: string, away: string) => string;
  goals: (minutes: string) => string;
  noGoal: string;
  fishing: (most: string) => string;
  rise: (at: string) => string;
  betWin: (bet: string, win: string) => string;
  demoRound: (game: string) => string;
  /** How anybody repeats the round. */
  howTo: string;
  care: string;
  share: string;
  copy: string;
  copied: string;
}

const en: VerifyTexts = {
  title: 'Check a round',
  intro:
    'This page repeats a round on your device. HMAC-SHA256 of “your seed:bet number:block”, with the server seed as the key, gives the numbers. SHA-256 of the server seed is its hash.',
  game: 'Game',
  kinds: {
    reels: 'Slots',
    fishing: 'Fishing',
    cards: 'Poker',
    match: 'Sports',
    duel: 'Dragon and tiger',
    rise: 'Rise',
  },
  serverSeed: 'Server seed (revealed)',
  serverHash: 'Server seed (hash)',
  clientSeed: 'Your seed',
  nonce: 'Bet number',
  returnBps: 'Return to player, in hundredths of a percent',
  check: 'Check',
  matches: 'The server seed matches the hash you saw.',
  differs: 'The server seed doesn’t match this hash.',
  reels: (stops, symbols) => `Reels stop at ${stops}. Symbols: ${symbols}`,
  cards: (dealt, next) => `Dealt: ${dealt}. Next cards: ${next}`,
  duel: (dragon, tiger) => `Dragon: ${dragon}. Tiger: ${tiger}`,
  match: (score, home, away) => `${score}. Home: ${home}. Away: ${away}`,
  goals: (minutes) => `goals in ${minutes}`,
  noGoal: 'no goals',
  fishing: (most) => `Catches fish that pay up to ${most}`,
  rise: (at) => `Crashes at ${at}`,
  betWin: (bet, win) => `Bet ${bet}, paid ${win}`,
  demoRound: (game) => `${game} (demo)`,
  howTo:
    'Check it: SHA-256 of the server seed is its hash. HMAC-SHA256 of “your seed:bet number:block”, with the server seed as the key, gives the round.',
  care: '21+. Gambling can be addictive. Know when to stop.',
  share: 'Share this round',
  copy: 'Copy as text',
  copied: 'Copied.',
};

const th: VerifyTexts = {
  title: 'ตรวจสอบรอบ',
  intro:
    'หน้านี้คำนวณรอบซ้ำในเครื่องของคุณ HMAC-SHA256 ของ “ซีดของคุณ:ลำดับเดิมพัน:บล็อก” โดยใช้เซิร์ฟเวอร์ซีดเป็นคีย์ คือตัวเลขของรอบ ส่วน SHA-256 ของเซิร์ฟเวอร์ซีดคือค่าแฮช',
  game: 'เกม',
  kinds: {
    reels: 'สล็อต',
    fishing: 'ยิงปลา',
    cards: 'โป๊กเกอร์',
    match: 'กีฬา',
    duel: 'เสือมังกร',
    rise: 'ตัวคูณ',
  },
  serverSeed: 'เซิร์ฟเวอร์ซีด (เปิดเผยแล้ว)',
  serverHash: 'ค่าแฮชของเซิร์ฟเวอร์ซีด',
  clientSeed: 'ซีดของคุณ',
  nonce: 'ลำดับเดิมพัน',
  returnBps: 'อัตราจ่ายคืน (RTP) หน่วย 0.01%',
  check: 'ตรวจสอบ',
  matches: 'เซิร์ฟเวอร์ซีดตรงกับค่าแฮชที่คุณเห็น',
  differs: 'เซิร์ฟเวอร์ซีดไม่ตรงกับค่าแฮชนี้',
  reels: (stops, symbols) => `วงล้อหยุดที่ ${stops} สัญลักษณ์: ${symbols}`,
  cards: (dealt, next) => `ไพ่ที่แจก: ${dealt} ไพ่ถัดไป: ${next}`,
  duel: (dragon, tiger) => `มังกร: ${dragon} เสือ: ${tiger}`,
  match: (score, home, away) => `${score} เจ้าบ้าน: ${home} ทีมเยือน: ${away}`,
  goals: (minutes) => `ยิงประตูนาทีที่ ${minutes}`,
  noGoal: 'ไม่มีประตู',
  fishing: (most) => `จับปลาที่จ่ายสูงสุด ${most}`,
  rise: (at) => `แครชที่ ${at}`,
  betWin: (bet, win) => `เดิมพัน ${bet} จ่าย ${win}`,
  demoRound: (game) => `${game} (ทดลองเล่น)`,
  howTo:
    'วิธีตรวจสอบ: SHA-256 ของเซิร์ฟเวอร์ซีดคือค่าแฮช ส่วน HMAC-SHA256 ของ “ซีดของคุณ:ลำดับเดิมพัน:บล็อก” โดยใช้เซิร์ฟเวอร์ซีดเป็นคีย์ คือผลของรอบ',
  care: '21+ การพนันทำให้ติดได้ รู้จักหยุด',
  share: 'แชร์รอบนี้',
  copy: 'คัดลอกเป็นข้อความ',
  copied: 'คัดลอกแล้ว',
};

export const verifyTextsIn = (lang: string): VerifyTexts => (lang === 'th' ? th : en);
