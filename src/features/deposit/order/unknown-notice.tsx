import { useIsOnline } from '#state/connection/use-is-online.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Button } from '#ui/base/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Note } from '#ui/base/note.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Text } from '#ui/base/text.tsx';
import { useTranslation } from 'react-i18next';

export interface UnknownNoticeProps {
  readonly amount: MinorUnits;
  readonly isAsking: boolean;
  readonly onAsk: () => void;
}

/** Replaces the form while the outcome of an order is unknown. */
export function UnknownNotice({ amount, isAsking, onAsk }: UnknownNoticeProps) {
  const { t } = useTranslation('deposit');
  const { money } = useFormats();
  const isConnected = useIsOnline();
  return (
    <Card look="raised" gap={3} centred inset="wide" data-deposit="unknown">
      <Text as="span" tone="gold">
        <Spinner size={40} />
      </Text>
      <Text as="output" size="title" weight="bold" leading="snug">
        {t('unknown.title')}
      </Text>
      <Note>{t('unknown.text', { amount: money(amount) })}</Note>
      {!isConnected && <Note>{t('unknown.offline')}</Note>}
      <Button isWide isBusy={isAsking} onClick={onAsk}>
        {isAsking ? t('unknown.asking') : t('unknown.ask')}
      </Button>
    </Card>
  );
}
