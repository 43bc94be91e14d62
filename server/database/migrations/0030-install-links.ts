import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

const ORIGIN_WORDS = ['source', 'medium', 'campaign', 'content', 'referrer'];

/** Saved links with short addresses, and aliases of names. */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, [
    `create table install_link (
      id serial primary key,
      name text not null unique,
      path text not null,
      source text not null,
      medium text not null,
      campaign text not null,
      content text not null,
      term text not null,
      referrer text not null,
      title text not null,
      description text not null,
      created_at bigint not null,
      created_by text not null,
      archived_at bigint
    )`,
    `create table install_link_day (
      link_id integer not null references install_link (id),
      day integer not null,
      opens integer not null default 0,
      robots integer not null default 0,
      primary key (link_id, day)
    )`,
    `create table install_alias (
      dimension text not null check (dimension in (${ORIGIN_WORDS.map((word) => `'${word}'`).join(', ')})),
      was text not null,
      name text not null,
      primary key (dimension, was)
    )`,
    // The words that reports group by, with aliases applied.
    `create view install_origin_named as
      select origin.id, ${ORIGIN_WORDS.map(
        (word) => `coalesce(${word}_alias.name, origin.${word}) as ${word}`,
      ).join(', ')}, origin.site, origin.landing_path
      from install_origin as origin
      ${ORIGIN_WORDS.map(
        (word) =>
          `left join install_alias as ${word}_alias on ${word}_alias.dimension = '${word}' and ${word}_alias.was = origin.${word}`,
      ).join('\n      ')}`,
  ]);
}
