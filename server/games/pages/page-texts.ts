import { symbolNames } from './symbol-names.ts';
import type { SymbolName } from './symbols.ts';
import type { PlayErrorName } from '#server/games/play/play-error.ts';

type ErrorText = PlayErrorName | 'bad-request' | 'network';

/** The texts of the games' pages. */
export interface PageTexts {
  balance: string;
  bet: string;
  less: string;
  more: string;
  spin: string;
  deal: string;
  draw: string;
  /** A card that is not dealt yet. */
  faceDown: string;
  /** The symbols of the reels that are no letters. */
  symbols: Record<SymbolName, string>;
  hold: string;
  held: string;
  start: string;
  cashOut: string;
  autoOut: string;
  autoOff: string;
  win: (amount: string) => string;
  noWin: string;
  broke: (at: string) => string;
  paidAt: (at: string, amount: string) => string;
  goesOn: string;
  demo: string;
  /** Coins of the balance that cannot be bet yet. */
  waiting: (amount: string) => string;
  paused: string;
  deposit: string;
  exit: string;
  close: string;
  retry: string;
  payTable: string;
  history: string;
  allRounds: string;
  noRounds: string;
  fair: string;
  returns: (percent: string) => string;
  returnNote: Readonly<Record<'reels' | 'cards' | 'rise', string>>;
  rules: Readonly<Record<'reels' | 'cards' | 'rise', string>>;
  serverHash: string;
  serverSeed: string;
  clientSeed: string;
  nextHash: string;
  /** The new server seed is the one whose fingerprint was shown. */
  nextKept: string;
  nextBroken: string;
  round: string;
  fairNote: string;
  rotate: string;
  revealed: string;
  verify: string;
  line: (line: number) => string;
  hands: readonly string[];
  errors: Readonly<Record<ErrorText, string>>;
}

const en: PageTexts = {
  balance: 'Balance',
  bet: 'Bet',
  less: 'Bet less',
  more: 'Bet more',
  spin: 'Spin',
  deal: 'Deal',
  draw: 'Draw',
  faceDown: 'Card face down',
  symbols: symbolNames.en,
  hold: 'Hold',
  held: 'Held',
  start: 'Start',
  cashOut: 'Cash out',
  autoOut: 'Cash out by itself at',
  autoOff: 'Off',
  win: (amount) => `You won ${amount}`,
  noWin: 'No win this time',
  broke: (at) => `It broke at ${at}`,
  paidAt: (at, amount) => `Cashed out at ${at}: ${amount}`,
  goesOn: 'Your round goes on where it stopped.',
  demo: 'Demo: these coins are not money',
  waiting: (amount) => `Bonus, not playable yet: ${amount}`,
  paused: 'Paused',
  deposit: 'Deposit',
  exit: 'Leave',
  close: 'Close',
  retry: 'Try again',
  payTable: 'Pay table',
  history: 'Rounds',
  allRounds: 'All my rounds',
  noRounds: 'No rounds yet.',
  fair: 'Fairness',
  returns: (percent) => `Return to player: ${percent}`,
  returnNote: {
    reels: 'Worked out exactly from reels and pay table.',
    cards: 'With the best play; worked out over every possible hand.',
    rise: 'The same wherever you cash out.',
  },
  rules: {
    reels:
      'Ten lines pay from the left; three or more alike win. The star stands for every other symbol. Each line bets a tenth of your bet.',
    cards: 'Hold the cards you like and draw once. A pair of jacks or better wins.',
    rise: 'The multiplier rises until it breaks. Cash out before; what it breaks at was drawn before the start. If the connection is lost, only the cash-out that you set beforehand counts.',
  },
  serverHash: 'Fingerprint of the hidden server seed',
  serverSeed: 'Server seed',
  clientSeed: 'Your seed',
  nextHash: 'Fingerprint of the server seed that follows',
  nextKept: 'The new server seed has the fingerprint that you saw before you chose yours.',
  nextBroken:
    'The new server seed does not have the fingerprint that you saw. Please tell customer service.',
  round: 'Round number of this seed',
  fairNote:
    'Every round is drawn from the hidden server seed, your seed and the round number. The fingerprints bind us before you bet and before you choose a seed; a new seed reveals the old one, and you can check each round.',
  rotate: 'Reveal and start a new seed',
  revealed: 'Revealed',
  verify: 'Check',
  line: (line) => `Line ${line}`,
  hands: [
    'Nothing',
    'Jacks or better',
    'Two pair',
    'Three of a kind',
    'Straight',
    'Flush',
    'Full house',
    'Four of a kind',
    'Straight flush',
    'Royal flush',
  ],
  errors: {
    'session-ended': 'This game was closed. Open it again from the lobby.',
    'balance-short': 'Your balance does not cover this bet.',
    'bonus-waits':
      'Only bonus coins are left. They are yours to play once you have bet enough of your own money.',
    'bet-refused': 'This game does not take that bet.',
    'round-open': 'End the round that is open first.',
    'no-such-round': 'This round is no longer there.',
    'too-early': 'A moment more: it has not risen yet.',
    'number-reused': 'That did not work. Try again.',
    'play-blocked': 'This account may not play now.',
    'limit-reached': 'This bet is more than your own limit leaves.',
    'time-reached': 'The playing time you set is used up.',
    'in-maintenance': 'This game is in maintenance. An open round can still be ended.',
    'too-frequent': 'Slow down a little and try again.',
    'bad-request': 'That did not work. Try again.',
    network: 'No connection. Your round is kept; try again.',
  },
};

const th: PageTexts = {
  balance: 'ยอดเงิน',
  bet: 'เดิมพัน',
  less: 'ลดเดิมพัน',
  more: 'เพิ่มเดิมพัน',
  spin: 'หมุน',
  deal: 'แจกไพ่',
  draw: 'เปลี่ยนไพ่',
  faceDown: 'ไพ่คว่ำ',
  symbols: symbolNames.th,
  hold: 'เก็บไว้',
  held: 'เก็บแล้ว',
  start: 'เริ่ม',
  cashOut: 'ถอนกำไร',
  autoOut: 'ถอนอัตโนมัติที่',
  autoOff: 'ปิด',
  win: (amount) => `คุณชนะ ${amount}`,
  noWin: 'รอบนี้ไม่ชนะ',
  broke: (at) => `หยุดที่ ${at}`,
  paidAt: (at, amount) => `ถอนกำไรที่ ${at}: ${amount}`,
  goesOn: 'เล่นต่อจากรอบที่ค้างไว้',
  demo: 'โหมดทดลอง: เหรียญนี้ไม่ใช่เงินจริง',
  waiting: (amount) => `โบนัสที่ยังใช้เล่นไม่ได้: ${amount}`,
  paused: 'หยุดชั่วคราว',
  deposit: 'ฝากเงิน',
  exit: 'ออก',
  close: 'ปิด',
  retry: 'ลองอีกครั้ง',
  payTable: 'ตารางจ่าย',
  history: 'ประวัติรอบ',
  allRounds: 'ดูทุกรอบ',
  noRounds: 'ยังไม่มีรอบที่เล่น',
  fair: 'ความยุติธรรม',
  returns: (percent) => `อัตราคืนผู้เล่น: ${percent}`,
  returnNote: {
    reels: 'คำนวณอย่างแม่นยำจากวงล้อและตารางจ่าย',
    cards: 'เมื่อเล่นอย่างดีที่สุด คำนวณจากไพ่ทุกแบบที่เป็นไปได้',
    rise: 'เท่ากันไม่ว่าจะถอนกำไรที่จุดใด',
  },
  rules: {
    reels:
      'มีสิบเส้น จ่ายจากซ้าย สัญลักษณ์เหมือนกันสามตัวขึ้นไปชนะ ดาวแทนได้ทุกสัญลักษณ์ แต่ละเส้นเดิมพันหนึ่งในสิบของเดิมพัน',
    cards: 'เลือกไพ่ที่จะเก็บแล้วเปลี่ยนได้หนึ่งครั้ง คู่แจ็คขึ้นไปชนะ',
    rise: 'ตัวคูณเพิ่มขึ้นจนกว่าจะหยุด ให้ถอนกำไรก่อนหยุด จุดหยุดถูกสุ่มไว้ก่อนเริ่ม หากการเชื่อมต่อหลุด จะนับเฉพาะการถอนอัตโนมัติที่ตั้งไว้',
  },
  serverHash: 'ลายนิ้วมือของซีดเซิร์ฟเวอร์ที่ซ่อนไว้',
  serverSeed: 'ซีดเซิร์ฟเวอร์',
  clientSeed: 'ซีดของคุณ',
  nextHash: 'ลายนิ้วมือของซีดเซิร์ฟเวอร์ถัดไป',
  nextKept: 'ซีดเซิร์ฟเวอร์ใหม่ตรงกับลายนิ้วมือที่คุณเห็นก่อนเลือกซีด',
  nextBroken: 'ซีดเซิร์ฟเวอร์ใหม่ไม่ตรงกับลายนิ้วมือที่คุณเห็น โปรดแจ้งฝ่ายบริการลูกค้า',
  round: 'ลำดับรอบของซีดนี้',
  fairNote:
    'ทุกรอบสุ่มจากซีดเซิร์ฟเวอร์ที่ซ่อนไว้ ซีดของคุณ และลำดับรอบ ลายนิ้วมือผูกมัดเราก่อนคุณเดิมพันและก่อนคุณเลือกซีด เมื่อเริ่มซีดใหม่ ซีดเดิมจะถูกเปิดเผยและตรวจสอบได้ทุกรอบ',
  rotate: 'เปิดเผยและเริ่มซีดใหม่',
  revealed: 'เปิดเผยแล้ว',
  verify: 'ตรวจสอบ',
  line: (line) => `เส้นที่ ${line}`,
  hands: [
    'ไม่มีอะไร',
    'คู่แจ็คขึ้นไป',
    'สองคู่',
    'ตอง',
    'สเตรท',
    'ฟลัช',
    'ฟูลเฮาส์',
    'โฟร์การ์ด',
    'สเตรทฟลัช',
    'รอยัลฟลัช',
  ],
  errors: {
    'session-ended': 'เกมนี้ถูกปิดแล้ว กรุณาเปิดใหม่จากล็อบบี้',
    'balance-short': 'ยอดเงินไม่พอสำหรับเดิมพันนี้',
    'bonus-waits': 'เหลือเฉพาะเหรียญโบนัส ใช้เล่นได้เมื่อคุณเดิมพันด้วยเงินของคุณเองครบตามที่กำหนด',
    'bet-refused': 'เกมนี้ไม่รับเดิมพันจำนวนนั้น',
    'round-open': 'กรุณาเล่นรอบที่ค้างให้จบก่อน',
    'no-such-round': 'ไม่พบรอบนี้แล้ว',
    'too-early': 'รออีกสักครู่ ตัวคูณยังไม่เพิ่ม',
    'number-reused': 'ไม่สำเร็จ กรุณาลองอีกครั้ง',
    'play-blocked': 'บัญชีนี้ยังเล่นไม่ได้ในขณะนี้',
    'limit-reached': 'เดิมพันนี้เกินวงเงินที่คุณกำหนดไว้',
    'time-reached': 'ครบเวลาเล่นที่คุณกำหนดไว้แล้ว',
    'in-maintenance': 'เกมนี้กำลังปิดปรับปรุง รอบที่ค้างยังเล่นให้จบได้',
    'too-frequent': 'ช้าลงสักนิดแล้วลองอีกครั้ง',
    'bad-request': 'ไม่สำเร็จ กรุณาลองอีกครั้ง',
    network: 'ไม่มีการเชื่อมต่อ รอบของคุณถูกเก็บไว้ กรุณาลองอีกครั้ง',
  },
};

export const textsIn = (lang: string): PageTexts => (lang === 'th' ? th : en);
