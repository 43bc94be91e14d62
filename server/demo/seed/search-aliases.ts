import type { SeedGame } from './games.ts';
import type { Market } from '#shared/market/market.ts';

/** A word that players type, and the names or category it means. */
interface Alias {
  word: string;
  names?: readonly string[];
  typeId?: number;
}

const ALIASES: Record<Market, readonly Alias[]> = {
  ph: [
    { word: 'isda', typeId: 2 },
    { word: 'fishing', typeId: 2 },
    { word: 'baraha', typeId: 3 },
    { word: 'poker', typeId: 3 },
    { word: 'kalabaw', names: ['Carabao'] },
    { word: 'star lantern', names: ['Parol', 'Bituin', 'Farol'] },
    { word: 'tigre', names: ['Tiger', 'Tigress'] },
    { word: 'dragon', names: ['Bakunawa', 'Naga', 'Sea Dragon'] },
    { word: 'buwan', names: ['Moon', 'Moonlight'] },
    { word: 'crash', names: ['Rocket', 'Liftoff', 'Orbit'] },
    { word: 'soccer', typeId: 4 },
  ],
  th: [
    { word: 'ยิงปลา', typeId: 2 },
    { word: 'บอล', typeId: 4 },
    { word: 'ไพ่', typeId: 3 },
    { word: 'โปกเกอร์', names: ['โป๊กเกอร์', 'Poker'] },
    { word: 'เสือ', names: ['เสือ', 'พยัคฆ์', 'Tiger'] },
    { word: 'มังกร', names: ['มังกร', 'พญานาค', 'Naga', 'Sea Dragon'] },
    { word: 'ช้าง', names: ['ช้าง', 'คชสาร', 'Elephant'] },
    { word: 'โคม', names: ['โคม', 'ประทีป', 'Lantern'] },
    { word: 'โคมลอย', names: ['โคมลอย', 'Lantern Lift'] },
    { word: 'จรวด', names: ['จรวด', 'Rocket', 'Liftoff'] },
  ],
};

/** Most games per alias: a search shows a page, not a catalogue. */
const MOST = 40;

/** `searchAliases`: typed word → ids of the shown games; empty aliases are omitted. */
export function makeSearchAliases(
  market: Market,
  games: readonly SeedGame[],
): Record<string, number[]> {
  const shown = games.filter((game) => game.showType === 0);
  const entries = ALIASES[market].map(({ word, names = [], typeId }): [string, number[]] => [
    word,
    shown
      .filter((game) => game.typeId === typeId || names.some((name) => game.name.includes(name)))
      .slice(0, MOST)
      .map((game) => game.id),
  ]);
  return Object.fromEntries(entries.filter(([, ids]) => ids.length > 0));
}
