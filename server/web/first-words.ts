import type { LobbySnapshot } from '#shared/snapshot/document.ts';
import type { ClientSettings } from '#shared/wire/client-settings.ts';

/** Labels of a visitor's snapshot. The app has the same texts; a test compares them. */
interface FirstWords {
  offer: NonNullable<LobbySnapshot['offer']>;
  ways: readonly string[];
  news: string;
  /** Keyed by the names in `shared/lobby/lobby-tab.ts`. */
  tabs: Readonly<Record<number, string>>;
  otherTab: string;
  title: string;
  tryFree: string;
  newBadge: string;
  bar: readonly string[];
}

/** In each market's language (spec §1). */
const WORDS: Readonly<Record<ClientSettings['market'], FirstWords>> = {
  ph: {
    offer: {
      title: 'Get the Parola app',
      text: 'Opens fast, even offline',
      action: 'Download',
    },
    ways: ['Log in', 'Register'],
    news: 'Welcome to Parola! Play for fun, set a limit, know when to stop.',
    tabs: {
      0: 'Hot',
      101: 'Favorites',
      1: 'Slots',
      2: 'Fishing',
      3: 'Poker',
      4: 'Sports',
      5: 'Live',
      6: 'Arcade',
    },
    otherTab: 'More games',
    title: 'Hot games',
    tryFree: 'Try free',
    newBadge: 'New',
    bar: ['Home', 'Deposit', 'Spin', 'Activities', 'Me'],
  },
  th: {
    offer: {
      title: 'ดาวน์โหลดแอป Parola',
      text: 'เปิดเร็ว ใช้ได้แม้ไม่มีอินเทอร์เน็ต',
      action: 'ดาวน์โหลด',
    },
    ways: ['เข้าสู่ระบบ', 'สมัคร'],
    news: 'ยินดีต้อนรับสู่ Parola! เล่นเพื่อความสนุก ตั้งวงเงิน และรู้ว่าเมื่อไรควรหยุด',
    tabs: {
      0: 'ยอดนิยม',
      101: 'รายการโปรด',
      1: 'สล็อต',
      2: 'ยิงปลา',
      3: 'โป๊กเกอร์',
      4: 'กีฬา',
      5: 'ไลฟ์',
      6: 'อาร์เคด',
    },
    otherTab: 'เกมอื่น\u00a0ๆ',
    title: 'เกมยอดนิยม',
    tryFree: 'ทดลองเล่นฟรี',
    newBadge: 'ใหม่',
    bar: ['หน้าแรก', 'ฝากเงิน', 'วงล้อ', 'กิจกรรม', 'บัญชี'],
  },
};

export const firstWords = (market: ClientSettings['market']): FirstWords => WORDS[market];
