import type { MinorUnits } from '#shared/money/money.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Button } from '#ui/base/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { focusField, formText } from '#ui/form/form-text.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { Text } from '#ui/base/text.tsx';
import { useId, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavingsMoveView } from './use-savings-move.ts';

interface SavingsInDoubtProps {
  /** The amount to be taken out. */
  readonly amount: MinorUnits;
  readonly view: SavingsMoveView;
}

/** Shown when the page closed before the answer to a withdrawal arrived: asks for the password again. */
export function SavingsInDoubt({ amount, view }: SavingsInDoubtProps) {
  const { t } = useTranslation('savings');
  const { money } = useFormats();
  const titleId = useId();
  const [isMissing, setMissing] = useState(false);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = formText(event.currentTarget, 'password');
    setMissing(password === '');
    if (password === '') focusField(event.currentTarget, 'password');
    else view.start({ way: 'out', amount, password }, event.timeStamp);
  }

  return (
    <section aria-labelledby={titleId} data-in-doubt>
      <Card look="raised">
        <Stack as="form" gap={4} noValidate onSubmit={handleSubmit}>
          <Text id={titleId} as="h2" weight="medium">
            {t('inDoubt.title')}
          </Text>
          <Note>{t('inDoubt.text', { amount: money(amount) })}</Note>
          <PasswordField
            name="password"
            label={t('move.password')}
            showLabel={t('move.show')}
            hideLabel={t('move.hide')}
            error={isMissing ? t('wrong.password') : undefined}
            autoComplete="off"
            maxLength={64}
            required
            onInput={() => setMissing(false)}
          />
          {view.problem?.way === 'out' && <NoticeBanner tone="failure" text={view.problem.text} />}
          <Button type="submit" isWide isBusy={view.busy === 'out'}>
            {t('inDoubt.ask')}
          </Button>
        </Stack>
      </Card>
    </section>
  );
}
