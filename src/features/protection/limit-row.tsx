import { useSetLimitMutation } from '#api/protection.ts';
import type { LimitName } from '#api/protection-wire.ts';
import { setLimits, usedShare, type LimitUse, type LimitValue } from '#shared/protection/limit.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Button } from '#ui/base/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { Text, textClass } from '#ui/base/text.tsx';
import { useFormTry } from '#ui/form/use-form-try.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LimitForm } from './limit-form.tsx';
import styles from './limit-row.module.css';
import { PendingLimit } from './pending-limit.tsx';
import { useLimitWords } from './use-limit-words.ts';

interface LimitRowProps {
  readonly name: LimitName;
  /** Null while it was never chosen. */
  readonly use: LimitUse | null;
}

/** One limit: its value, its use and its reset; a press opens its form. */
export function LimitRow({ name, use }: LimitRowProps) {
  const { t } = useTranslation('protection');
  const errors = useErrorText();
  const { valueOf, usedOf } = useLimitWords();
  const { moment } = useFormats();
  const [setLimit] = useSetLimitMutation();
  const { status, problem, start, clearProblem } = useFormTry();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const [set] = use === null ? [] : setLimits([use]);
  const words = { kind: t(`limit.kind.${name.kind}`), period: t(`limit.period.${name.period}`) };

  async function save(value: LimitValue): Promise<string | null> {
    const { error } = await setLimit({ ...name, value });
    if (error !== undefined) return errors.loading(error);
    setOpen(false);
    return null;
  }

  return (
    <>
      <Row gap={3} justify="between">
        <Row as="span" gap={3} lineGap={0} align="stretch" spread className={styles.words}>
          <Text as="span" tone="soft">
            {words.period}
          </Text>
          <Text as="span" weight="medium" figures>
            {use === null ? t('limit.unset') : valueOf(name.kind, use.value)}
          </Text>
        </Row>
        <Button
          ref={opener}
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-label={t(use === null ? 'limit.setOf' : 'limit.changeOf', words)}
          onClick={() => {
            clearProblem();
            setOpen(!isOpen);
          }}
        >
          {t(use === null ? 'limit.set' : 'limit.change')}
        </Button>
      </Row>
      {set !== undefined && (
        <Stack gap="hair" className={textClass({ tone: 'soft', size: 'small', figures: true })}>
          <ProgressBar
            fraction={usedShare(set)}
            label={t('limit.formOf', words)}
            valueText={usedOf(set)}
            isTextHidden
          />
          <span>{usedOf(set)}</span>
          <span>{t('limit.reset', { time: moment(set.resetAt) })}</span>
        </Stack>
      )}
      {use !== null && use.pending !== null && (
        <PendingLimit name={name} value={use.value} pending={use.pending} />
      )}
      {isOpen && (
        <LimitForm
          name={name}
          label={t('limit.formOf', words)}
          problem={problem}
          isBusy={status === 'sending'}
          onSave={(value, at) => start(at, () => save(value))}
          onCancel={() => {
            setOpen(false);
            opener.current?.focus();
          }}
        />
      )}
    </>
  );
}
