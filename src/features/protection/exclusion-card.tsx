import { EXCLUSION_MONTHS, type ExclusionMonths } from '#shared/protection/pause.ts';
import { useFormBusy } from '#state/busy/use-form-busy.ts';
import { prepareEncryption } from '#browser/page/encrypt-password.ts';
import { Button } from '#ui/base/button.tsx';
import { ConfirmStep } from '#ui/overlay/confirm-step.tsx';
import { focusField, formText } from '#ui/form/form-text.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { RadioGroup } from '#ui/choice/radio-group.tsx';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { InfoCard } from './info-card.tsx';
import { useSelfExclusion } from './use-self-exclusion.ts';

/** Self-exclusion: length, password, confirmation. No length is preselected. */
export function ExclusionCard() {
  const { t } = useTranslation('protection');
  const markTyped = useFormBusy('exclusion');
  const [months, setMonths] = useState<ExclusionMonths | null>(null);
  const [wrong, setWrong] = useState<'length' | 'password' | null>(null);
  const [password, setPassword] = useState<string | null>(null);
  const { isBusy, problem, start, clearProblem } = useSelfExclusion((isExcluded) => {
    setPassword(null);
    if (isExcluded) setMonths(null);
  });

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    const typed = formText(currentTarget, 'password');
    clearProblem();
    if (months === null) {
      setWrong('length');
      return;
    }
    if (typed === '') {
      setWrong('password');
      focusField(currentTarget, 'password');
      return;
    }
    setWrong(null);
    setPassword(typed);
  }

  return (
    <InfoCard title={t('exclude.title')} text={t('exclude.text')}>
      {months !== null && password !== null ? (
        <ConfirmStep
          title={t('exclude.question', { time: t(`exclude.months.for${months}`) })}
          text={t('exclude.last')}
          confirmLabel={t('exclude.confirm')}
          cancelLabel={t('exclude.cancel')}
          isBusy={isBusy}
          onConfirm={(press) => start(months, password, press.timeStamp)}
          onCancel={() => setPassword(null)}
        />
      ) : (
        <Stack as="form" gap={4} noValidate onInput={markTyped} onSubmit={handleSubmit}>
          <RadioGroup
            legend={t('exclude.length')}
            name="months"
            options={EXCLUSION_MONTHS.map((choice) => ({
              value: choice,
              label: t(`exclude.months.for${choice}`),
            }))}
            value={months}
            error={wrong === 'length' ? t('exclude.wrongLength') : undefined}
            onChange={(choice) => {
              setMonths(choice);
              setWrong(null);
            }}
          />
          <PasswordField
            name="password"
            label={t('exclude.password')}
            showLabel={t('exclude.show')}
            hideLabel={t('exclude.hide')}
            error={wrong === 'password' ? t('exclude.noPassword') : undefined}
            autoComplete="current-password"
            maxLength={64}
            onFocus={prepareEncryption}
            onInput={() => {
              setWrong(null);
              clearProblem();
            }}
          />
          {problem !== null && <NoticeBanner tone="failure" text={problem} />}
          <Button type="submit" variant="quiet" isWide>
            {t('exclude.submit')}
          </Button>
        </Stack>
      )}
    </InfoCard>
  );
}
