/**
 * An exclusion applies to the person, not the account: it is carried over to other accounts with the mailbox,
 * mobile, bank account or identity of an excluded one.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { playerById, type PlayerRow } from '#server/players/base/players.ts';
import { settleFact } from '#server/core/facts.ts';
import { keepEvent } from '#server/players/protection/events.ts';
import { lockProtection, stopPlay, writeProtection } from '#server/players/protection/pause.ts';
import { pauseUntilOf } from '#server/players/protection/account-state.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { Moment } from '#server/players/protection/usage.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Kysely } from 'kysely';

/** A trait that two accounts share. */
export type Trait = 'email' | 'mobile' | 'bank' | 'identity';

/** Excludes the player for as long as their other account is; a longer exclusion stays. */
export async function carryExclusionOf(
  trx: Trx,
  moment: Moment,
  other: { playerId: number; by: Trait },
): Promise<void> {
  const { excludeUntil } = await pauseUntilOf(trx, other.playerId, moment.now);
  const present = await pauseUntilOf(trx, moment.playerId, moment.now);
  if (excludeUntil <= present.excludeUntil) return;
  const { playerId, now } = moment;
  await lockProtection(trx, playerId);
  await writeProtection(trx, playerId, { carried_until: excludeUntil });
  await keepEvent(trx, playerId, 'exclusion-carried', { by: other.by, until: excludeUntil }, now);
  await stopPlay(trx, moment);
}

/** A player that registers. */
interface Registering extends Moment {
  /** Returns the network of an address, as limits count it. */
  networkOf: (address: string) => string;
}

/**
 * Excludes a new account that has the mailbox of an excluded one. Nobody proves that a mailbox is theirs, so
 * that a stranger could exclude its owner beforehand: the excluded account must show a person (a mobile, a paid
 * deposit or a checked identity), or come from the same network.
 */
export async function carryByMailbox(
  trx: Trx,
  { networkOf, ...moment }: Registering,
): Promise<void> {
  const own = await playerById(trx, moment.playerId);
  for (const { id } of await sharing(trx, own.id, 'email_key')) {
    const other = await playerById(trx, id);
    const isSameNetwork = networkOf(other.register_ip) === networkOf(own.register_ip);
    if (!showsPerson(other) && !isSameNetwork) continue;
    await carryExclusionOf(trx, moment, { playerId: id, by: 'email' });
  }
}

const showsPerson = ({ mobile, total_recharge: paid, person_key: person }: PlayerRow): boolean =>
  mobile !== null || paid > 0 || person !== null;

/**
 * Records the player's identity, so that their accounts share exclusions from now on.
 * @param person the identity check's id of the person; only its hash is stored
 */
export async function notePerson(trx: Trx, moment: Moment, person: string): Promise<void> {
  const secret = await settleFact(trx, 'person-key', randomBytes(32).toString('base64'));
  const key = createHmac('sha256', secret).update(person).digest('base64');
  await trx
    .updateTable('player')
    .where('id', '=', moment.playerId)
    .set({ person_key: key })
    .execute();
  for (const { id } of await sharing(trx, moment.playerId, 'person_key')) {
    await carryExclusionOf(trx, moment, { playerId: id, by: 'identity' });
  }
  await carryToOthers(trx, moment);
}

/**
 * Carries an exclusion over to the person's other accounts, only by verified identity: anyone can register
 * with a stranger's address, and must not be able to exclude the stranger.
 */
export async function carryToOthers(trx: Trx, moment: Moment): Promise<void> {
  const { playerId } = moment;
  for (const { id } of await sharing(trx, playerId, 'person_key')) {
    await carryExclusionOf(trx, { ...moment, playerId: id }, { playerId, by: 'identity' });
  }
}

/** Lifts a carried exclusion: the accounts turned out to be of two people. */
export async function liftCarried(trx: Trx, playerId: number, now: EpochMs): Promise<void> {
  const { carried_until: until } = await lockProtection(trx, playerId);
  if (until === 0) return;
  await writeProtection(trx, playerId, { carried_until: 0 });
  await keepEvent(trx, playerId, 'exclusion-lifted', {}, now);
}

type KeyColumn = 'email_key' | 'person_key';

/** The other accounts with this one's mailbox or identity, for the operator. */
export async function accountsAlike(
  db: Kysely<Tables>,
  playerId: number,
): Promise<{ account: string; by: Trait }[]> {
  const byMailbox = await sharing(db, playerId, 'email_key');
  const byIdentity = await sharing(db, playerId, 'person_key');
  return [
    ...byMailbox.map(({ account }) => ({ account, by: 'email' as const })),
    ...byIdentity.map(({ account }) => ({ account, by: 'identity' as const })),
  ];
}

/** The other accounts with the same key. */
function sharing(db: Kysely<Tables>, playerId: number, column: KeyColumn) {
  return db
    .selectFrom('player as own')
    .innerJoin('player as other', (join) =>
      join.onRef(`other.${column}`, '=', `own.${column}`).onRef('other.id', '!=', 'own.id'),
    )
    .where('own.id', '=', playerId)
    .orderBy('other.id')
    .select(['other.id', 'other.account'])
    .execute();
}
