import { payAddress } from '#browser/page/pay-frame.ts';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { PayWay } from '#shared/deposit/order.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import { BottomSheet } from '#ui/overlay/bottom-sheet.tsx';
import { useTranslation } from 'react-i18next';
import { PayCode } from './order/pay-code.tsx';
import { PayFrame } from './order/pay-frame.tsx';

export interface DepositSheetProps extends OpenedProps {
  readonly way: PayWay;
  /** Null until the server has sent it. */
  readonly amount: MinorUnits | null;
  readonly expiresAt: EpochMs | null;
  /** The payment page reports that something happened. */
  readonly onHint: () => void;
}

/** The deposit popup (spec §2): full screen, with a back arrow. */
export function DepositSheet({ way, amount, expiresAt, onHint, ...opened }: DepositSheetProps) {
  const { t: common } = useTranslation();
  const { t, i18n } = useTranslation('deposit');
  const url = payAddress(way.url, i18n.language);
  const isCode = way.mode === 'qr' && way.code !== null;
  return (
    <BottomSheet
      {...opened}
      name="deposit-sheet"
      variant={isCode ? 'code' : 'frame'}
      size="full"
      title={t('sheet.title')}
      closeLabel={common('common.back')}
    >
      {isCode && way.code !== null ? (
        <PayCode code={way.code} url={url} amount={amount} expiresAt={expiresAt} />
      ) : (
        <PayFrame url={url} onClose={opened.onClose} onHint={onHint} />
      )}
    </BottomSheet>
  );
}
