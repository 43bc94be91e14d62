import { ClaimCode } from '#shared/reward/claim-errors.ts';
import { useConfirmLimitMutation } from '#api/protection.ts';
import type { LimitName } from '#api/protection-wire.ts';
import type { LimitValue, PendingLimit as Pending } from '#shared/protection/limit.ts';
import { isConfirmable } from '#shared/protection/limit.ts';
import { toFailure } from '#i18n/describe-problem.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useServerNow } from '#state/clock/use-server-now.ts';
import { Button } from '#ui/base/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { useFormTry } from '#ui/form/use-form-try.ts';
import { useTranslation } from 'react-i18next';
import styles from './limit-row.module.css';
import { useLimitWords } from './use-limit-words.ts';

interface PendingLimitProps {
  readonly name: LimitName;
  /** The value in force meanwhile. */
  readonly value: LimitValue;
  readonly pending: Pending;
}

/** Contract, conventions: the time has not come. */

/** A pending looser value: it can be withdrawn at any time, and confirmed after its 24 hours. */
export function PendingLimit({ name, value, pending }: PendingLimitProps) {
  const { t } = useTranslation('protection');
  const errors = useErrorText();
  const { valueOf } = useLimitWords();
  const { moment } = useFormats();
  const now = useServerNow();
  const [confirm] = useConfirmLimitMutation();
  const { status, problem, start } = useFormTry();
  const isReady = isConfirmable({ value, pending }, now);
  const asked = valueOf(name.kind, pending.value);
  const time = moment(pending.effectAt);
  const isBusy = status === 'sending';

  async function answer(isAccepted: boolean): Promise<string | null> {
    const { error } = await confirm({ ...name, isAccepted });
    if (error === undefined) return null;
    const failure = toFailure(error);
    return failure.kind === 'errcode' && failure.errcode === ClaimCode.notReached
      ? t('limit.tooEarly', { time })
      : errors.loading(failure);
  }

  return (
    <Stack gap={3} className={styles.pending}>
      <p>
        {isReady ? t('limit.ready', { value: asked }) : t('limit.pending', { value: asked, time })}
      </p>
      {problem !== null && <NoticeBanner tone="failure" text={problem} />}
      <Row gap={2} align="stretch" wrap className={styles.ways}>
        <Button
          variant="quiet"
          size="small"
          isBusy={isBusy}
          onClick={(press) => start(press.timeStamp, () => answer(false))}
        >
          {t('limit.keep', { value: valueOf(name.kind, value) })}
        </Button>
        {isReady && (
          <Button
            variant="quiet"
            size="small"
            isBusy={isBusy}
            onClick={(press) => start(press.timeStamp, () => answer(true))}
          >
            {t('limit.confirm', { value: asked })}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
