import type { EpochMs } from '#domain/duration.ts';
import type { MinorUnits } from '#domain/money.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { buttonClass } from '#ui/button.tsx';
import { ExternalIcon } from '#ui/icons/external-icon.tsx';
import { useTranslation } from 'react-i18next';
import { CopyLine } from './copy-line.tsx';
import styles from './pay-code.module.css';
import { QrPicture } from '#ui/qr-picture.tsx';
import { TimeLeft } from './time-left.tsx';

export interface PayCodeProps {
  /** What the code says. */
  readonly code: string;
  /** The payment page, for those who pay on this phone. */
  readonly url: string;
  readonly amount: MinorUnits | null;
  readonly expiresAt: EpochMs | null;
}

/** A code to scan, its text to copy, and the page for paying on this phone. */
export function PayCode({ code, url, amount, expiresAt }: PayCodeProps) {
  const { t } = useTranslation('deposit');
  const { money } = useFormats();
  return (
    <div className={styles.pay}>
      {amount !== null && (
        <h3 className={styles.title}>{t('sheet.codeTitle', { amount: money(amount) })}</h3>
      )}
      <QrPicture text={code} label={t('sheet.codeLabel')} />
      {expiresAt !== null && <TimeLeft until={expiresAt} />}
      <p className={styles.text}>{t('sheet.codeText')}</p>
      <CopyLine text={t('sheet.copyCode')} copied={code} label={t('sheet.copyCode')} />
      <a className={buttonClass('quiet', 'medium', true)} href={url} target="_blank" rel="noopener">
        <ExternalIcon size={20} />
        {t('sheet.open')}
      </a>
      <output className={styles.text}>{t('order.waitingText')}</output>
    </div>
  );
}
