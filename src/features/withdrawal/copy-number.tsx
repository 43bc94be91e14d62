import { useCopy } from '#i18n/use-copy.ts';
import * as ui from '#ui/money/copy-number.tsx';
import { useTranslation } from 'react-i18next';

/** An order's number, which customer service asks for. */
export function CopyNumber({ orderNo }: { readonly orderNo: string }) {
  const { t } = useTranslation('withdrawal');
  return (
    <ui.CopyNumber
      {...useCopy(orderNo)}
      name={t('receipt.orderNo')}
      number={orderNo}
      copyLabel={t('receipt.copy')}
    />
  );
}
