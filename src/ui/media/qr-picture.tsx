import { useMemo } from 'react';
import { qrPath } from './qr-path.ts';
import styles from './qr-picture.module.css';

export interface QrPictureProps {
  readonly text: string;
  readonly label: string;
}

/**
 * A text as a QR code: dark on light in both themes, as scanners require. Renders nothing when it is too
 * long.
 */
export function QrPicture({ text, label }: QrPictureProps) {
  const drawn = useMemo(() => qrPath(text), [text]);
  if (drawn === null) return null;
  return (
    <svg
      className={styles.code}
      {...{ role: 'img', 'aria-label': label }}
      viewBox={`0 0 ${drawn.side} ${drawn.side}`}
      shapeRendering="crispEdges"
    >
      <rect className={styles.ground} width={drawn.side} height={drawn.side} />
      <path className={styles.ink} d={drawn.path} />
    </svg>
  );
}
