import { createHash } from 'node:crypto';

/** Tells whether a table is the one that was checked. A form sends every line break as CRLF. */
export const tableDigest = (table: string): string =>
  createHash('sha256')
    .update(table.replaceAll(/\r\n|\r/g, '\n'))
    .digest('hex');
