import { Button } from '#ui/base/button.tsx';
import { Text } from '#ui/base/text.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Section } from '#ui/layout/section.tsx';
import { useTranslation } from 'react-i18next';
import type { PhoneStorageView } from './use-phone-storage.ts';

interface KeepCardProps extends Pick<PhoneStorageView, 'keepAnswer' | 'askToKeep'> {
  readonly isPersistent: boolean | null;
}

/** Whether the browser may remove the data of a full device, and the button that asks it not to. */
export function KeepCard({ isPersistent, keepAnswer, askToKeep }: KeepCardProps) {
  const { t } = useTranslation('phoneStorage');
  const state = isPersistent === null ? 'unknown' : isPersistent ? 'on' : 'off';
  const isRefused = state === 'off' && keepAnswer === false;
  return (
    <Section title={t('keepTitle')}>
      <Card gap={3} data-storage-keep={state}>
        <Text as="output">{t(isRefused ? 'keep.refused' : `keep.${state}`)}</Text>
        {state === 'off' && (
          <Button variant="quiet" onClick={() => void askToKeep()}>
            {t('keep.ask')}
          </Button>
        )}
      </Card>
    </Section>
  );
}
