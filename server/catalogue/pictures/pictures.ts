import { sql, type Kysely } from 'kysely';
import { OperatorError } from '#server/core/commands/command.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';

/** They are stored in the database. */
export const MOST_PICTURES = 200;

export const PICTURES_PATH = '/static/pictures';

/** Where players get a picture; it never changes under its address. */
export const pictureAddressOf = (id: string): string => `${PICTURES_PATH}/${id}.webp`;

export interface LobbyPicture {
  address: string;
  name: string;
  width: number;
  height: number;
  /** In bytes. */
  size: number;
  createdAt: EpochMs;
  createdBy: string;
}

/** The pictures without their bytes, the latest first. */
export async function listPictures(db: Kysely<Tables>): Promise<LobbyPicture[]> {
  const rows = await db
    .selectFrom('lobby_picture')
    .select(['id', 'name', 'width', 'height', 'created_at', 'created_by'])
    .select(sql<number>`octet_length(bytes)`.as('size'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, created_at: createdAt, created_by: createdBy, ...picture }) => ({
    ...picture,
    address: pictureAddressOf(id),
    createdAt: createdAt as EpochMs,
    createdBy,
  }));
}

/** The picture of an address, or of its id; undefined without one. */
export async function findPicture(
  db: Kysely<Tables>,
  id: string,
): Promise<{ bytes: Buffer } | undefined> {
  const row = await db
    .selectFrom('lobby_picture')
    .where('id', '=', id)
    .select('bytes')
    .executeTakeFirst();
  return row && { bytes: Buffer.from(row.bytes) };
}

/** @throws OperatorError when there are too many */
export async function requireRoomForPicture(trx: Trx): Promise<void> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from lobby_picture`.execute(trx);
  if (Number(rows[0]?.count ?? 0) >= MOST_PICTURES) {
    throw new OperatorError(`at most ${MOST_PICTURES} pictures: remove one that nothing shows`);
  }
}

/** True while a document of the lobby, a mail or a planned change names a picture. */
export async function isPictureUsed(db: Kysely<Tables>, address: string): Promise<boolean> {
  const { rows } = await sql<{ is_used: boolean }>`
    select exists (
      select from config_document where strpos(value::text, ${address}) > 0
      union all
      select from mail where img_url = ${address}
      union all
      select from mail_campaign where state = 'open' and strpos(mail::text, ${address}) > 0
      union all
      select from planned_change where state = 'waiting' and strpos(options::text, ${address}) > 0
    ) as is_used`.execute(db);
  return rows[0]?.is_used ?? false;
}
