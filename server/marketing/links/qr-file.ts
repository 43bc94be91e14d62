import sharp from 'sharp';
import { qrDrawing } from '#server/marketing/kit/qr.tsx';
import type { DataFile } from '#server/marketing/kit/answers.ts';

/** Pixels per module: sharp and large enough for a poster. */
const MODULE_PX = 24;

/** Renders a QR code as a file. */
export async function qrFile(text: string, name: string, format: 'svg' | 'png'): Promise<DataFile> {
  const { side, path } = qrDrawing(text);
  const px = side * MODULE_PX;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${px}" height="${px}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>\n`;
  const file = `parola-${name}.${format}`;
  if (format === 'svg') return { type: 'image/svg+xml', data: Buffer.from(svg), name: file };
  return { type: 'image/png', data: await sharp(Buffer.from(svg)).png().toBuffer(), name: file };
}
