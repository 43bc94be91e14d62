import { useFirstTexts } from '#i18n/first-texts.ts';
import styles from './banner-dots.module.css';

interface BannerDotsProps {
  readonly count: number;
  readonly index: number;
  readonly onChoose: (index: number) => void;
}

/** One dot for each banner; a tap shows it. */
export function BannerDots({ count, index, onChoose }: BannerDotsProps) {
  const { t } = useFirstTexts();
  return (
    <div className={styles.dots}>
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
