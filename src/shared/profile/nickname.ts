/** The name that other players see, such as those whom this one invited. Shared by app and server. */
import { graphemesOf } from '#shared/text/characters.ts';
import { hasStackedMarks } from '#shared/text/text.ts';

export const NICKNAME_MIN = 2;
/** In characters as people count them: a Thai letter with its signs is one. */
export const NICKNAME_MAX = 24;

/** UTF-16 units that the longest name can take. */
export const NICKNAME_UNITS_MAX = 120;

/** More digits could be a phone number. */
const DIGITS_MAX = 6;

/**
 * `length`: too short or too long; `characters`: contains other characters than letters, digits, spaces and .
 * _ - ', or piled-up marks; `contact`: could be a number or an address; `reserved`: could be taken for the operator's staff.
 */
export type NicknameFault = 'missing' | 'length' | 'characters' | 'contact' | 'reserved';

const ALLOWED = /^[\p{L}\p{M}\p{N} ._'-]+$/u;
const ADDRESS =
  /www\.|\.(?:com|net|org|info|io|co|me|ph|th|app|bet|vip|win|xyz|link|gg|tv)(?!\p{L})/iu;
const RESERVED =
  /parola|admin|support|official|service|staff|cashier|แอดมิน|ผู้ดูแล|เจ้าหน้าที่|ทีมงาน|ฝ่ายบริการ/;

/** Validates a name in `tidyText` form; null when it may be used. */
export function nicknameFault(nickname: string): NicknameFault | null {
  if (nickname === '') return 'missing';
  if (!ALLOWED.test(nickname) || !/[\p{L}\p{N}]/u.test(nickname)) return 'characters';
  if (hasStackedMarks(nickname)) return 'characters';
  const { length } = graphemesOf(nickname);
  if (length < NICKNAME_MIN || length > NICKNAME_MAX) return 'length';
  const digits = nickname.replaceAll(/\P{Nd}/gu, '');
  if (digits.length > DIGITS_MAX || ADDRESS.test(nickname)) return 'contact';
  const letters = nickname.toLowerCase().replaceAll(/[ ._'-]/g, '');
  return RESERVED.test(letters) ? 'reserved' : null;
}
