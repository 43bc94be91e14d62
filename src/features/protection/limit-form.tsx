import type { LimitName } from '#api/protection-wire.ts';
import type { LimitValue } from '#shared/protection/limit.ts';
import { readLimitEntry, type LimitEntryProblem } from '#shared/protection/limit-entry.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useFormBusy } from '#state/busy/use-form-busy.ts';
import { Button } from '#ui/base/button.tsx';
import { focusField } from '#ui/form/form-text.ts';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './limit-row.module.css';
import { LimitSlider } from './limit-slider.tsx';

interface LimitFormProps {
  readonly name: LimitName;
  readonly label: string;
  /** Why the last try failed. */
  readonly problem: string | null;
  readonly isBusy: boolean;
  /** @param at time of the press in ms, from any fixed start */
  readonly onSave: (value: LimitValue, at: number) => void;
  readonly onCancel: () => void;
}

/** A new value of a limit, typed or dragged: any number, or none. Nothing is prefilled. */
export function LimitForm({ name, label, problem, isBusy, onSave, onCancel }: LimitFormProps) {
  const { t } = useTranslation('protection');
  const { currency } = useFormats();
  const markTyped = useFormBusy('limit');
  const { kind } = name;
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<LimitEntryProblem | null>(null);

  function enter(text: string) {
    setTyped(text);
    setWrong(null);
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget, timeStamp } = event;
    const entry = readLimitEntry(kind, typed, currency);
    if (entry.status !== 'fine') {
      setWrong(entry.status);
      focusField(currentTarget, 'limit');
      return;
    }
    setWrong(null);
    onSave(entry.value, timeStamp);
  }

  return (
    <Stack
      as="form"
      gap={3}
      className={styles.form}
      aria-label={label}
      noValidate
      onInput={markTyped}
      onSubmit={handleSubmit}
    >
      <TextField
        name="limit"
        label={
          kind === 'session'
            ? t('limit.time')
            : t('limit.amount', { currency: t(`limit.currency.${currency}`) })
        }
        error={wrong === null ? undefined : t(`limit.wrong.${wrong}`)}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => enter(event.target.value)}
      />
      <LimitSlider name={name} typed={typed} onChange={enter} />
      {problem !== null && <NoticeBanner tone="failure" text={problem} />}
      <Row gap={2} align="stretch" wrap className={styles.ways}>
        <Button type="submit" variant="quiet" isBusy={isBusy}>
          {t('limit.save')}
        </Button>
        <Button variant="quiet" isBusy={isBusy} onClick={(press) => onSave(null, press.timeStamp)}>
          {t('limit.noLimit')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('limit.cancel')}
        </Button>
      </Row>
    </Stack>
  );
}
