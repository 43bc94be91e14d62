import { useIsOnline } from '#state/connection/use-is-online.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import { useFormats } from '#i18n/use-formats.ts';
import * as ui from '#ui/outcome/in-doubt-card.tsx';
import { useTranslation } from 'react-i18next';

export interface InDoubtCardProps {
  readonly amount: MinorUnits;
  readonly isAsking: boolean;
  readonly onAsk: () => void;
}

/** A withdrawal without an answer: says so, and that it cannot be made twice. */
export function InDoubtCard({ amount, isAsking, onAsk }: InDoubtCardProps) {
  const { t } = useTranslation('withdrawal');
  const { money } = useFormats();
  const isConnected = useIsOnline();
  return (
    <ui.InDoubtCard
      title={t('inDoubt.title')}
      text={t('inDoubt.text', { amount: money(amount) })}
      note={isConnected ? undefined : t('inDoubt.offline')}
      askLabel={t('inDoubt.ask')}
      isAsking={isAsking}
      onAsk={onAsk}
    />
  );
}
