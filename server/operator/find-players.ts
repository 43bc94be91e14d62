import { sql, type Kysely } from 'kysely';
import { storableText } from '#shared/text/characters.ts';
import { tidyCode } from '#shared/text/text.ts';
import type { Tables } from '#server/core/database/tables.ts';

const MOST_FOUND = 20;
/** Fewer last digits of a mobile would find everybody. */
const FEWEST_DIGITS = 4;
const LONGEST_ID = 15;
/** A mobile as people write it. */
const NUMBER = /^[+\d\s().-]+$/;

/**
 * Finds players by what a person on the phone can name.
 * @returns the first by account; `hasMore` when there are others
 */
export async function findPlayers(db: Kysely<Tables>, given: string) {
  const text = storableText(given);
  // An account may have digits, too.
  const digits = NUMBER.test(text) ? tidyCode(text).replaceAll(/[^0-9]/g, '') : '';
  // Numbers are stored with the country's code instead of the 0 that people begin with.
  const ends = [digits, digits.replace(/^0/, '')].filter((end) => end.length >= FEWEST_DIGITS);
  const orderNo = text.toUpperCase();
  const rows = await db
    .selectFrom('player')
    .where((eb) =>
      eb.or([
        sql<boolean>`starts_with(lower(account), ${text.toLowerCase()})`,
        eb('invite_code', '=', tidyCode(text).toUpperCase()),
        eb(
          'id',
          'in',
          eb.selectFrom('deposit_order').where('order_no', '=', orderNo).select('player_id'),
        ),
        eb(
          'id',
          'in',
          eb.selectFrom('withdrawal_order').where('order_no', '=', orderNo).select('player_id'),
        ),
        ...ends.map((end) => sql<boolean>`right(mobile, ${end.length}::integer) = ${end}`),
        ...(/^\d+$/.test(text) && text.length <= LONGEST_ID ? [eb('id', '=', Number(text))] : []),
      ]),
    )
    .orderBy(sql`lower(account)`)
    .limit(MOST_FOUND + 1)
    .select(['id as playerId', 'account', 'mobile', 'invite_code as inviteCode', 'status', 'vip'])
    .execute();
  return { players: rows.slice(0, MOST_FOUND), hasMore: rows.length > MOST_FOUND };
}
