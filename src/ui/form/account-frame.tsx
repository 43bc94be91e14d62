import type { ReactNode } from 'react';
import styles from './account-frame.module.css';
import { classNames } from '#ui/base/class-names.ts';
import { HarbourArt } from '#ui/form/harbour-art.tsx';
import { ParolaWordmark } from '#ui/brand/parola-wordmark.tsx';

export interface AccountFrameProps {
  readonly title: string;
  /** The product's name, for screen readers: the wordmark is drawn. */
  readonly appName: string;
  /** Text of the promotion, over its picture. */
  readonly promo: string;
  /** A link back, styled with `iconButtonClass`. */
  readonly back: ReactNode;
  /** Leaves more room for a long form. */
  readonly isLow?: boolean;
  /** Customer service, above the notice. */
  readonly services?: ReactNode;
  /** Age, warning and help, at the end. */
  readonly care: ReactNode;
  readonly children: ReactNode;
}

/** The frame around the forms of login, registration and password: promotion, card, 21+ and its warning. */
export function AccountFrame({
  title,
  appName,
  promo,
  back,
  isLow = false,
  services,
  care,
  children,
}: AccountFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={classNames(styles.hero, isLow && styles.low)}>
        <HarbourArt className={styles.art} isLow={isLow} />
        <div className={styles.back}>{back}</div>
        <div className={styles.brand}>
          <ParolaWordmark height={34} label={appName} />
          <p className={styles.promo}>{promo}</p>
        </div>
      </div>
      <div className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
      <footer className={styles.footer}>
        {services}
        {care}
      </footer>
    </div>
  );
}
