import { MobileCode } from '#shared/mobile/errors.ts';
import { playerById } from '#server/players/base/players.ts';
import { isUniqueViolation } from '#server/players/base/unique-violation.ts';
import { carryExclusionOf } from '#server/players/protection/same-person.ts';
import { StoredRefusal, Refusal } from '#server/core/http/refusal.ts';
import { readMobile } from '#shared/mobile/mobile.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { Moment } from '#server/players/protection/usage.ts';
import type { WireWebConfig } from '#shared/lobby/web-config-contract.ts';
import type { Kysely } from 'kysely';

/** Type of the task that pays when the mobile is bound (spec §3); it cannot be claimed. */
export const BIND_TYPE = 2;

/**
 * Parses a mobile number of the market.
 * @returns country code and number, as stored
 * @throws Refusal 1047 for a number that is not valid in the market
 */
export function requireMobile(
  given: { countryCode: string; mobile: string },
  config: Pick<WireWebConfig, 'countryCode'>,
): string {
  const { countryCode } = config;
  const number = given.countryCode === countryCode ? readMobile(given.mobile, countryCode) : null;
  if (number === null) throw new Refusal(MobileCode.badInput, 'not a mobile of this market');
  return countryCode + number;
}

/** @throws Refusal 1241 when the player has a mobile: it is bound only once */
export async function requireUnbound(db: Kysely<Tables>, playerId: number): Promise<void> {
  const { mobile } = await playerById(db, playerId);
  if (mobile !== null) throw new Refusal(MobileCode.alreadyBound, 'a mobile is bound already');
}

/** @throws Refusal 1084 when the player has no mobile, 1047 when it is another one */
export async function requireOwn(
  db: Kysely<Tables>,
  playerId: number,
  mobile: string,
): Promise<void> {
  const player = await playerById(db, playerId);
  if (player.mobile === null) throw new Refusal(MobileCode.notBound, 'bind a mobile first');
  if (player.mobile !== mobile)
    throw new Refusal(MobileCode.badInput, 'not the mobile of this account');
}

/**
 * Binds a verified mobile to the player.
 * @throws Refusal 1043 when the mobile belongs to another account
 */
export async function bindMobile(trx: Trx, moment: Moment, mobile: string): Promise<void> {
  const { playerId } = moment;
  const taken = (): Refusal =>
    new Refusal(MobileCode.taken, 'this mobile belongs to another account');
  const owner = await trx
    .selectFrom('player')
    .where('mobile', '=', mobile)
    .select('id')
    .executeTakeFirst();
  if (owner) {
    await carryExclusionOf(trx, moment, { playerId: owner.id, by: 'mobile' });
    throw new StoredRefusal(MobileCode.taken, 'this mobile belongs to another account');
  }
  await trx
    .updateTable('player')
    .where('id', '=', playerId)
    .set({ mobile })
    .execute()
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? taken() : error;
    });
}
