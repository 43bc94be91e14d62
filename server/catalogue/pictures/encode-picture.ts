import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { OperatorError } from '#server/core/commands/command.ts';

/** Of an uploaded file. */
export const LARGEST_FILE = 3 * 1024 * 1024;
/** The widest place of a picture, on a screen with two pixels for each of the page's. */
const WIDEST = 1_560;
const TALLEST = 2_000;
/** A small file may hold a huge picture. */
const MOST_PIXELS = 40_000_000;
const SMALLEST = 64;

/** Formats that browsers take from cameras and drawing programs; SVG may contain scripts. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'avif', 'heif', 'gif'];

export interface EncodedPicture {
  id: string;
  width: number;
  height: number;
  /** WebP. */
  bytes: Buffer;
}

/**
 * Encodes a picture anew, no larger than the lobby shows it. What else the file holds, such as a place or another
 * kind of file behind the picture, is left out.
 * @throws OperatorError in words for the operator
 */
export async function encodePicture(file: Buffer): Promise<EncodedPicture> {
  if (file.length === 0) throw new OperatorError('the picture is empty');
  if (file.length > LARGEST_FILE) throw new OperatorError('a picture may have 3 MB');
  const picture = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const found = await picture.metadata().catch(() => undefined);
  if (found === undefined || !FORMATS.includes(found.format)) {
    throw new OperatorError('a picture is a JPEG, PNG, WebP, AVIF or GIF file');
  }
  if (found.width < SMALLEST || found.height < SMALLEST) {
    throw new OperatorError(`a picture is at least ${SMALLEST} by ${SMALLEST} pixels`);
  }
  const encoded = await picture
    .autoOrient()
    .resize({ width: WIDEST, height: TALLEST, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82, effort: 4 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  if (!encoded) throw new OperatorError('the picture is damaged');
  const { data: bytes, info } = encoded;
  const id = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { id, width: info.width, height: info.height, bytes };
}
