import type { WithdrawalStep } from '#shared/record/record-item.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { classNames } from '#ui/base/class-names.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { Text } from '#ui/base/text.tsx';
import { useTranslation } from 'react-i18next';
import styles from './withdrawal-steps.module.css';

/** The steps of a withdrawal; the last one is its current state. */
export function WithdrawalSteps({ steps }: { readonly steps: readonly WithdrawalStep[] }) {
  const { t } = useTranslation('record');
  const { moment } = useFormats();
  if (steps.length === 0) return null;
  return (
    <Stack as="section" gap={3}>
      <Text as="h3" weight="medium">
        {t('detail.steps')}
      </Text>
      <ol>
        {steps.map(({ state, time, text }, place) => (
          <li
            key={`${place} ${time}`}
            className={classNames(styles.step, place === steps.length - 1 && styles[state])}
            aria-current={place === steps.length - 1 ? 'step' : undefined}
          >
            <span className={styles.state}>{t(`withdrawal.${state}`)}</span>
            <Note as="span" tone="faint" breaks>
              {moment(time)}
            </Note>
            {text !== '' && (
              <Note as="span" tone="faint" breaks>
                {text}
              </Note>
            )}
          </li>
        ))}
      </ol>
    </Stack>
  );
}
