import type { SymbolName } from './symbols.ts';

type Names = Readonly<Record<SymbolName, string>>;

/** What a reader of the screen hears of the symbols that are no letters. */
export const symbolNames: { readonly en: Names; readonly th: Names } = {
  en: {
    star: 'Star',
    crown: 'Crown',
    gem: 'Gem',
    bell: 'Bell',
    cherries: 'Cherries',
    trident: 'Trident',
    fish: 'Fish',
    shell: 'Shell',
    anchor: 'Anchor',
  },
  th: {
    star: 'ดาว',
    crown: 'มงกุฎ',
    gem: 'อัญมณี',
    bell: 'ระฆัง',
    cherries: 'เชอร์รี่',
    trident: 'สามง่าม',
    fish: 'ปลา',
    shell: 'เปลือกหอย',
    anchor: 'สมอ',
  },
};
