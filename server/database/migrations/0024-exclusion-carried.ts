import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/**
 * An exclusion applies to the person: accounts are compared by e-mail address, and by the key of the identity
 * check. Deposits released unplayed by a pause are recorded apart from played ones, and an order states how
 * much of it is unplayed.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, [
    `alter table player
      add column email_key text generated always as (${EMAIL_KEY}) stored,
      add column person_key text`,
    `create index player_email_key on player (email_key) where email_key is not null`,
    `create index player_person_key on player (person_key) where person_key is not null`,
    `alter table protection add column carried_until bigint not null default 0`,
    `alter table withdrawal_order
      add column unplayed bigint not null default 0 check (unplayed between 0 and amount)`,
    `alter table wager_requirement
      drop constraint wager_requirement_state_check,
      add constraint wager_requirement_state_check
        check (state in ('open', 'met', 'lapsed', 'unplayed'))`,
  ]);
}

const NAME = `lower(split_part(split_part(email, '@', 1), '+', 1))`;
const HOST = `lower(split_part(email, '@', 2))`;

/** One mailbox for all spellings: ignores case and everything after a plus, and Gmail's dots. */
const EMAIL_KEY = `case when ${HOST} in ('gmail.com', 'googlemail.com')
  then replace(${NAME}, '.', '') || '@gmail.com'
  else ${NAME} || '@' || ${HOST} end`;
