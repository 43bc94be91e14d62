import { EXCLUSION_MONTHS, type ExclusionMonths } from '#shared/protection/pause.ts';
import { useFormBusy } from '#state/busy/use-form-busy.ts';
import { prepareEncryption } from '#browser/page/encrypt-password.ts';
import { Button } from '#ui/base/button.tsx';
import { ConfirmStep } from '#ui/overlay/confirm-step.tsx';
import { focusField, formText } from '#ui/form/form-text.ts';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { Text } from '#ui/base/text.tsx';
import { useId, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { InfoCard } from './info-card.tsx';
import styles from './protection.module.css';
import choices from './self-test.module.css';
import { useSelfExclusion } from './use-self-exclusion.ts';

/** Self-exclusion: length, password, confirmation. No length is preselected. */
export function ExclusionCard() {
  const { t } = useTranslation('protection');
  const errorId = useId();
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
          <fieldset aria-describedby={wrong === 'length' ? errorId : undefined}>
            <Text as="legend" size="small" weight="medium" className={styles.legend}>
              {t('exclude.length')}
            </Text>
            <div className={choices.answers}>
              {EXCLUSION_MONTHS.map((choice) => (
                <Row key={choice} as="label" gap={2} className={choices.answer}>
                  <input
                    type="radio"
                    name="months"
                    value={choice}
                    checked={choice === months}
                    onChange={() => {
                      setMonths(choice);
                      setWrong(null);
                    }}
                  />
                  <span>{t(`exclude.months.for${choice}`)}</span>
                </Row>
              ))}
            </div>
            {wrong === 'length' && (
              <Text id={errorId} role="alert" tone="danger" size="small" className={styles.error}>
                {t('exclude.wrongLength')}
              </Text>
            )}
          </fieldset>
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
