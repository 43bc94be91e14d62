import sharp from 'sharp';
import type { OutputInfo } from 'sharp';

/** The first looks the same as a higher one: these drawings have no grain to lose. */
const QUALITIES: readonly number[] = [44, 34, 22];

/**
 * Encodes raw pixels as WebP up to a size, at the best of three qualities that fits. If none fits, the last
 * one is used.
 */
export async function encodeWebp(
  { data, info }: { data: Buffer; info: OutputInfo },
  mostBytes: number,
): Promise<Buffer> {
  const { width, height, channels } = info;
  let encoded = data;
  for (const quality of QUALITIES) {
    encoded = await sharp(data, { raw: { width, height, channels } })
      .webp({ quality, effort: 4 })
      .toBuffer();
    if (encoded.length <= mostBytes) break;
  }
  return encoded;
}
