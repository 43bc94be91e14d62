/** The last known link to customer service: reachable even while the server does not answer. */
import { databaseKeys } from '#config/storage-keys.ts';
import { httpsUrl } from '#shared/lobby/click-target.ts';
import {
  readRecord,
  removeRecords,
  writeRecord,
  type RecordType,
} from '#browser/storage/database.ts';

const record: RecordType<string> = {
  key: databaseKeys.serviceUrl,
  version: 1,
  parse: (value) => (typeof value === 'string' ? httpsUrl(value) : null),
};

/** An https URL; null when none is known. */
export const readServiceUrl = async (): Promise<string | null> =>
  (await readRecord(record))?.value ?? null;

/** @param url null when the server has named none */
export async function storeServiceUrl(url: string | null, now: number): Promise<void> {
  if (url === null) await removeRecords([record.key]);
  else await writeRecord(record, url, now);
}
