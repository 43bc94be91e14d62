import { useEffect, useRef } from 'react';
import { useFirstTexts } from '#i18n/first-texts.ts';
import styles from './banner-dots.module.css';

interface BannerDotsProps {
  readonly count: number;
  readonly index: number;
  readonly onChoose: (index: number) => void;
}

/** Width of a dot with its space, in CSS pixels: `--dot`. */
const DOT = 24;

/** One dot for each banner; a tap shows it. The dot in front stays among the five in view. */
export function BannerDots({ count, index, onChoose }: BannerDotsProps) {
  const { t } = useFirstTexts();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (row.current !== null) row.current.scrollLeft = (index - 2) * DOT;
  }, [index]);
  return (
    <div ref={row} className={styles.dots}>
      {Array.from({ length: count }, (_unused, at) => (
        <button
          key={at}
          type="button"
          className={styles.target}
          aria-label={t('home.banners.dot', { position: at + 1 })}
          aria-current={at === index ? 'true' : undefined}
          onClick={() => onChoose(at)}
        />
      ))}
    </div>
  );
}
