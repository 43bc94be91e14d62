import type { DuelPick } from '#server/game/rules/duel.ts';
import type { Fish } from '#server/game/rules/fishing.ts';
import type { MatchPick } from '#server/game/rules/match.ts';

export type PickName = DuelPick | MatchPick | Fish;

type Names = Readonly<Record<PickName, string>>;

/** Names of the picks. */
export const pickNames: { readonly en: Names; readonly th: Names } = {
  en: {
    dragon: 'Dragon',
    tiger: 'Tiger',
    tie: 'Tie',
    home: 'Home',
    draw: 'Draw',
    away: 'Away',
    over: '3 goals or more',
    under: '0–2 goals',
    sardine: 'sardine',
    clownfish: 'clownfish',
    puffer: 'pufferfish',
    squid: 'squid',
    turtle: 'turtle',
    ray: 'ray',
    shark: 'shark',
    whale: 'whale',
    naga: 'sea dragon',
  },
  th: {
    dragon: 'มังกร',
    tiger: 'เสือ',
    tie: 'เสมอ',
    home: 'เจ้าบ้าน',
    draw: 'เสมอ',
    away: 'ทีมเยือน',
    over: '3 ประตูขึ้นไป',
    under: '0–2 ประตู',
    sardine: 'ปลาซาร์ดีน',
    clownfish: 'ปลาการ์ตูน',
    puffer: 'ปลาปักเป้า',
    squid: 'ปลาหมึก',
    turtle: 'เต่าทะเล',
    ray: 'ปลากระเบน',
    shark: 'ฉลาม',
    whale: 'วาฬ',
    naga: 'พญานาค',
  },
};
