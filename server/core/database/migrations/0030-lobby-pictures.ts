import { sql, type Kysely } from 'kysely';

/** Pictures that operators upload for banners and notices. */
export async function addLobbyPictures(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lobby_picture (
      id text primary key,
      name text not null,
      width integer not null,
      height integer not null,
      bytes bytea not null,
      created_at bigint not null,
      created_by text not null
    )`.execute(db);
}
