import { useProtectionQuery } from '#api/protection.ts';
import { TodayFacts } from '#features/protection/today-facts.tsx';
import { AppLink } from '#ui/base/app-link.tsx';
import { buttonClass } from '#ui/base/button.tsx';
import { Note } from '#ui/base/note.tsx';
import { Text } from '#ui/base/text.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useTranslation } from 'react-i18next';

/** In place of the banners once a limit is used up: the day so far, and the way to the limits. */
export function LobbyClose() {
  const { t } = useTranslation('protection');
  const { data } = useProtectionQuery();
  if (data === undefined) return null;
  return (
    <Card as="section" gap={3} aria-labelledby="lobby-close" data-lobby-close>
      <Stack gap="hair">
        <Text id="lobby-close" as="h2" weight="bold">
          {t('close.title')}
        </Text>
        <Note>{t('close.text')}</Note>
      </Stack>
      <TodayFacts protection={data} />
      <AppLink to="/responsible/limits" className={buttonClass('quiet', 'medium', true)}>
        {t('close.limits')}
      </AppLink>
    </Card>
  );
}
