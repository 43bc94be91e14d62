import type { MinorUnits } from '#shared/money/money.ts';
import type { DepositChannel } from '#shared/deposit/offer.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { useTranslation } from 'react-i18next';
import { ChannelCard } from './channel-card.tsx';
import styles from './channel-list.module.css';

export interface ChannelListProps {
  readonly channels: readonly DepositChannel[];
  /** The amount to be paid; null while there is none. */
  readonly amount: MinorUnits | null;
  readonly chosen: DepositChannel | null;
  readonly onChoose: (id: number) => void;
}

/** The payment channels; closed ones stay visible. */
export function ChannelList({ channels, amount, chosen, onChoose }: ChannelListProps) {
  const { t } = useTranslation('deposit');
  return (
    <Stack as="fieldset" gap={3} className={styles.channels}>
      <legend className={styles.title}>{t('channel.title')}</legend>
      {chosen === null && <NoticeBanner tone="warning" text={t('channel.none')} />}
      <Stack gap={2}>
        {channels.map((channel) => (
          <ChannelCard
            key={channel.id}
            channel={channel}
            amount={amount}
            isChosen={channel.id === chosen?.id}
            onChoose={() => onChoose(channel.id)}
          />
        ))}
      </Stack>
    </Stack>
  );
}
