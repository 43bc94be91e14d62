import type { DepositChannel } from '#shared/deposit/offer.ts';
import { ZERO } from '#shared/money/money.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useTranslation } from 'react-i18next';

const HOUR_MINUTES = 60;

/** Describes how long the money takes: by real orders, else as the operator says. */
export function useTimeWords({ etaMin, usualMin }: DepositChannel): string {
  const { t } = useTranslation('deposit');
  const minutes = usualMin ?? etaMin;
  if (minutes > HOUR_MINUTES) {
    const count = Math.ceil(minutes / HOUR_MINUTES);
    return t(usualMin === null ? 'channel.etaHours' : 'channel.usualHours', { count });
  }
  return t(usualMin === null ? 'channel.eta' : 'channel.usual', { count: minutes });
}

/** Describes the channel's fee. */
export function useFeeWords({ feeFixed, feeBps }: DepositChannel): string {
  const { t } = useTranslation('deposit');
  const { money, percent } = useFormats();
  if (feeBps === 0) {
    return feeFixed === ZERO ? t('channel.free') : t('channel.fee', { fee: money(feeFixed) });
  }
  const share = percent(feeBps);
  return feeFixed === ZERO
    ? t('channel.fee', { fee: share })
    : t('channel.feeAnd', { fixed: money(feeFixed), percent: share });
}
