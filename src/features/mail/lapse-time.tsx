import { DAY_MS, elapsed, type EpochMs } from '#shared/time/duration.ts';
import { useTimeLeft } from '#i18n/use-time-left.ts';
import { useServerNow } from '#state/clock/use-server-now.ts';
import { classNames } from '#ui/base/class-names.ts';
import { Text } from '#ui/base/text.tsx';
import { useTranslation } from 'react-i18next';
import styles from './mail-list.module.css';

/** Time until a mail expires, by the server's clock; in seconds on its last day. */
export function LapseTime({ lapsesAt }: { readonly lapsesAt: EpochMs }) {
  const { t } = useTranslation('mail');
  const timeLeft = useTimeLeft();
  const left = elapsed(useServerNow(), lapsesAt);
  return (
    <Text as="span" figures className={classNames(left < DAY_MS && styles.isLast)}>
      {left > 0 ? t('lapsesIn', { time: timeLeft(left) }) : t('lapsed')}
    </Text>
  );
}
