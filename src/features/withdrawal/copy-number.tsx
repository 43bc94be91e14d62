import { copyText } from '#platform/clipboard.ts';
import * as ui from '#ui/copy-number.tsx';
import { useTranslation } from 'react-i18next';

/** An order's number, which customer service asks for. */
export function CopyNumber({ orderNo }: { readonly orderNo: string }) {
  const { t } = useTranslation('withdrawal');
  return (
    <ui.CopyNumber
      name={t('receipt.orderNo')}
      number={orderNo}
      copyLabel={t('receipt.copy')}
      copiedText={t('receipt.copied')}
      failedText={t('receipt.copyFailed')}
      onCopy={() => copyText(orderNo)}
    />
  );
}
