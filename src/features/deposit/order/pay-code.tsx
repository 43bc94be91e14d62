import type { EpochMs } from '#shared/time/duration.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { buttonClass } from '#ui/base/button.tsx';
import { ExternalIcon } from '#ui/icons/external-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { useTranslation } from 'react-i18next';
import { CopyLine } from './copy-line.tsx';
import styles from './pay-code.module.css';
import { QrPicture } from '#ui/media/qr-picture.tsx';
import { SharePictureButton } from '#ui/media/share-picture-button.tsx';
import { Text } from '#ui/base/text.tsx';
import { TimeLeft } from './time-left.tsx';

export interface PayCodeProps {
  /** Content of the code. */
  readonly code: string;
  /** The payment page, for paying on this device. */
  readonly url: string;
  readonly amount: MinorUnits | null;
  readonly expiresAt: EpochMs | null;
}

/** A code to scan, its text to copy, and the page for paying on this device. */
export function PayCode({ code, url, amount, expiresAt }: PayCodeProps) {
  const { t } = useTranslation('deposit');
  const { money } = useFormats();
  return (
    <Stack gap={4} centred className={styles.pay}>
      {amount !== null && (
        <Text as="h3" size="title" weight="bold" leading="snug">
          {t('sheet.codeTitle', { amount: money(amount) })}
        </Text>
      )}
      <QrPicture text={code} label={t('sheet.codeLabel')} />
      {expiresAt !== null && <TimeLeft until={expiresAt} />}
      <Note className={styles.text}>{t('sheet.codeText')}</Note>
      <SharePictureButton
        card={{
          text: code,
          title: t('sheet.codeLabel'),
          large: amount === null ? '' : money(amount),
        }}
        name="payment-code"
        label={t('sheet.shareCode')}
      />
      <CopyLine text={t('sheet.copyCode')} copied={code} label={t('sheet.copyCode')} />
      <a className={buttonClass('quiet', 'medium', true)} href={url} target="_blank" rel="noopener">
        <ExternalIcon size={20} />
        <span>{t('sheet.open')}</span>
      </a>
      <Note as="output" className={styles.text}>
        {t('order.waitingText')}
      </Note>
    </Stack>
  );
}
