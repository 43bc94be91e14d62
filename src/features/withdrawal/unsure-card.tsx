import { useIsOnline } from '#session/use-is-online.ts';
import type { MinorUnits } from '#domain/money.ts';
import { useFormats } from '#i18n/use-formats.ts';
import * as ui from '#ui/unsure-card.tsx';
import { useTranslation } from 'react-i18next';

export interface UnsureCardProps {
  readonly amount: MinorUnits;
  readonly isAsking: boolean;
  readonly onAsk: () => void;
}

/** A withdrawal was sent and no answer came: says so, and that it cannot become two. */
export function UnsureCard({ amount, isAsking, onAsk }: UnsureCardProps) {
  const { t } = useTranslation('withdrawal');
  const { money } = useFormats();
  const isConnected = useIsOnline();
  return (
    <ui.UnsureCard
      title={t('unsure.title')}
      text={t('unsure.text', { amount: money(amount) })}
      note={isConnected ? undefined : t('unsure.offline')}
      askLabel={t('unsure.ask')}
      isAsking={isAsking}
      onAsk={onAsk}
    />
  );
}
