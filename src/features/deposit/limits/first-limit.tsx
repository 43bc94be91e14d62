import { useSetLimitMutation } from '#api/protection.ts';
import { readLimitEntry, type LimitEntryProblem } from '#shared/protection/limit-entry.ts';
import type { LimitValue } from '#shared/protection/limit.ts';
import { PERIODS, type Period } from '#shared/protection/market-period.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { useFormBusy } from '#state/busy/use-form-busy.ts';
import { Button } from '#ui/base/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Chip } from '#ui/list/chip.tsx';
import { focusField, formText } from '#ui/form/form-text.ts';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Text } from '#ui/base/text.tsx';
import { useFormTry } from '#ui/form/use-form-try.ts';
import { useId, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './first-limit.module.css';

/** Period stored with "no limit", which counts as a choice so that it is not asked again. */
const NO_LIMIT_PERIOD: Period = 'month';

/**
 * Asks for a deposit limit before the first deposit. "No limit" is an equal choice; nothing is preselected.
 */
export function FirstLimit() {
  const { t } = useTranslation('protection');
  const { currency } = useFormats();
  const errors = useErrorText();
  const titleId = useId();
  const errorId = useId();
  const markTyped = useFormBusy('first-limit');
  const [setLimit] = useSetLimitMutation();
  const { status, problem, start } = useFormTry();
  const [period, setPeriod] = useState<Period | null>(null);
  const [wrong, setWrong] = useState<LimitEntryProblem | 'period' | null>(null);
  const isBusy = status === 'sending';

  async function choose(chosen: Period, value: LimitValue): Promise<string | null> {
    const { error } = await setLimit({ kind: 'deposit', period: chosen, value });
    return error === undefined ? null : errors.loading(error);
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget, timeStamp } = event;
    const entry = readLimitEntry('deposit', formText(currentTarget, 'limit'), currency);
    if (period === null) {
      setWrong('period');
    } else if (entry.status === 'fine') {
      setWrong(null);
      start(timeStamp, () => choose(period, entry.value));
    } else {
      setWrong(entry.status);
      focusField(currentTarget, 'limit');
    }
  }

  return (
    <section aria-labelledby={titleId} data-first-limit>
      <Card>
        <Stack as="form" gap={4} noValidate onInput={markTyped} onSubmit={handleSubmit}>
          <Text id={titleId} as="h2" size="lead" weight="bold" leading="tight">
            {t('first.title')}
          </Text>
          <Note>{t('first.text')}</Note>
          <fieldset aria-describedby={wrong === 'period' ? errorId : undefined}>
            <Text as="legend" size="small" weight="medium" className={styles.legend}>
              {t('first.period')}
            </Text>
            <Row gap={2} align="stretch" wrap>
              {PERIODS.map((choice) => (
                <Chip
                  key={choice}
                  isSelected={choice === period}
                  onClick={() => {
                    setPeriod(choice);
                    setWrong(null);
                  }}
                >
                  {t(`limit.period.${choice}`)}
                </Chip>
              ))}
            </Row>
            {wrong === 'period' && (
              <Text id={errorId} role="alert" tone="danger" size="small" className={styles.error}>
                {t('first.wrongPeriod')}
              </Text>
            )}
          </fieldset>
          <TextField
            name="limit"
            label={t('first.amount', { currency: t(`limit.currency.${currency}`) })}
            error={wrong === null || wrong === 'period' ? undefined : t(`limit.wrong.${wrong}`)}
            inputMode="numeric"
            autoComplete="off"
            onInput={() => setWrong(null)}
          />
          {problem !== null && <NoticeBanner tone="failure" text={problem} />}
          <Row gap={2} align="stretch" wrap className={styles.ways}>
            <Button type="submit" variant="quiet" isBusy={isBusy}>
              {t('first.save')}
            </Button>
            <Button
              variant="quiet"
              isBusy={isBusy}
              onClick={(press) => start(press.timeStamp, () => choose(NO_LIMIT_PERIOD, null))}
            >
              {t('first.none')}
            </Button>
          </Row>
        </Stack>
      </Card>
    </section>
  );
}
