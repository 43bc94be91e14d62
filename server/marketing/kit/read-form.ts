import type { FastifyRequest } from 'fastify';

/** The fields of a submitted form; of repeated ones the last. */
export type Form = Readonly<Record<string, string>>;

/** Form fields are strings; a body of another type has no fields. */
export const formOf = ({ body, headers }: FastifyRequest): Form =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ? (body as Form) : {};

/** A file that a form sent; empty when none was chosen. */
export interface Upload {
  name: string;
  data: Buffer;
  /** The file is larger than the form takes; `data` is its beginning. */
  isTooLarge: boolean;
}

/** What a form with a file has besides the file. */
export const FORM_BYTES = 16 * 1024;

/** Reads the first file of a form. @param largest in bytes */
export async function uploadOf(request: FastifyRequest, largest: number): Promise<Upload> {
  const none = { name: '', data: Buffer.alloc(0), isTooLarge: false };
  if (!request.isMultipart()) return none;
  const limits = { files: 1, fields: 10, fileSize: largest };
  const part = await request.file({ limits, throwFileSizeLimit: false });
  if (!part) return none;
  const data = await part.toBuffer();
  return { name: part.filename, data, isTooLarge: part.file.truncated };
}
