import type { Passkey } from '#api/passkey.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Button } from '#ui/base/button.tsx';
import { Note } from '#ui/base/note.tsx';
import { Text } from '#ui/base/text.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useTranslation } from 'react-i18next';
import { nameOf } from './use-passkeys.ts';

export interface PasskeyRowProps {
  readonly passkey: Passkey;
  /** Epoch ms. */
  readonly now: number;
  readonly onRemove: () => void;
}

/** One passkey: its name, when it was added and last used. */
export function PasskeyRow({ passkey, now, onRemove }: PasskeyRowProps) {
  const { t } = useTranslation('passkey');
  const { age, day } = useFormats();
  const { createdAt, lastUsedAt } = passkey;
  const name = nameOf(passkey, t('unnamed'));
  return (
    <Row gap={3} lineGap={2} spread>
      <Stack as="span" gap="hair">
        <Text as="span" weight="medium" breaks lines={3}>
          {name}
        </Text>
        <Note as="span">{t('created', { day: day(createdAt) })}</Note>
        <Note as="span">
          {lastUsedAt === undefined ? t('unused') : t('used', { age: age(lastUsedAt, now) })}
        </Note>
      </Stack>
      <Button variant="quiet" size="small" aria-label={t('removeOf', { name })} onClick={onRemove}>
        {t('remove')}
      </Button>
    </Row>
  );
}
