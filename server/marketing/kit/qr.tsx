import { encode } from 'uqr';

/** The quiet zone around a code, in modules (ISO/IEC 18004). */
const QUIET = 4;

/** A QR code as a path of squares in `side` × `side` modules. @throws when the text is too long */
export function qrDrawing(text: string): { side: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { side: size, path };
}

/** A QR code, dark on light in every theme. */
export function Qr({ text, label }: { text: string; label: string }) {
  const { side, path } = qrDrawing(text);
  const meaning = { role: 'img', 'aria-label': label };
  return (
    <svg {...meaning} className="qr" viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges">
      <rect className="qr-ground" width={side} height={side} />
      <path className="qr-ink" d={path} />
    </svg>
  );
}
