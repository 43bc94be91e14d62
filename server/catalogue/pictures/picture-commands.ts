import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { changeCommand, OperatorError, readCommand } from '#server/core/commands/command.ts';
import { encodePicture, LARGEST_FILE } from '#server/catalogue/pictures/encode-picture.ts';
import {
  isPictureUsed,
  listPictures,
  pictureAddressOf,
  PICTURES_PATH,
  requireRoomForPicture,
} from '#server/catalogue/pictures/pictures.ts';
import { oneLine } from '#server/core/http/one-line.ts';
import { secret } from '#server/core/commands/option-types.ts';
import * as v from 'valibot';

/** Base64 is a third longer. */
const LONGEST_DATA = Math.ceil(LARGEST_FILE / 3) * 4;
const LONGEST_NAME = 80;

export const list = readCommand({
  summary: 'Lists the uploaded pictures, with the addresses that banners and notices name.',
  usage: '',
  options: v.object({}),
  run: async ({ database }) => ({ pictures: await listPictures(database.db) }),
});

export const add = changeCommand({
  summary: 'Uploads a picture and prints its address. The same picture again has the same one.',
  usage: '--file PATH',
  options: v.object({
    // The audit shows the picture's address and name; the bytes would fill it.
    data: secret(
      v.pipe(v.string(), v.base64(), v.maxLength(LONGEST_DATA, 'a picture may have 3 MB')),
    ),
    name: v.pipe(
      v.string(),
      v.transform((name) => oneLine(name).slice(0, LONGEST_NAME) || 'picture'),
    ),
  }),
  local: { flags: { file: 'value' }, prepare: readPictureFile },
  prepare: async (_context, { data }) => encodePicture(Buffer.from(data, 'base64')),
  async change({ trx, now, operator }, { name }, { id, width, height, bytes }) {
    const address = pictureAddressOf(id);
    const known = await trx
      .selectFrom('lobby_picture')
      .where('id', '=', id)
      .select('id')
      .executeTakeFirst();
    if (!known) {
      await requireRoomForPicture(trx);
      const row = { id, name, width, height, bytes, created_at: now, created_by: operator.name };
      await trx
        .insertInto('lobby_picture')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    const shown = { address, width, height, size: bytes.length };
    return { result: shown, after: { name, ...shown } };
  },
});

async function readPictureFile({
  file,
  ...options
}: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  if (file === undefined) return options;
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new OperatorError(`--file: ${error instanceof Error ? error.message : String(error)}`);
  });
  if (bytes.length > LARGEST_FILE) throw new OperatorError('a picture may have 3 MB');
  return { name: basename(file), ...options, data: bytes.toString('base64') };
}

export const remove = changeCommand({
  summary: 'Removes a picture that no banner, notice, mail or planned change names.',
  usage: `--address ${PICTURES_PATH}/….webp`,
  options: v.object({ address: v.string() }),
  async change({ trx }, { address }) {
    const found = (await listPictures(trx)).find((picture) => picture.address === address);
    if (!found) throw new OperatorError('there is no such picture');
    if (await isPictureUsed(trx, address)) {
      throw new OperatorError('a banner, a notice, a mail or a planned change shows this picture');
    }
    const id = address.slice(PICTURES_PATH.length + 1).replace(/\.webp$/, '');
    await trx.deleteFrom('lobby_picture').where('id', '=', id).execute();
    return { result: { removed: address }, before: { name: found.name, address } };
  },
});
