import type { EpochMs } from '#shared/time/duration.ts';
import type { SpinRound } from '#shared/spin-invite/spin-invite.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Note } from '#ui/base/note.tsx';
import { Text } from '#ui/base/text.tsx';
import { useTranslation } from 'react-i18next';
import styles from './spin-outcome.module.css';
import type { SpinGot, SpinWheel } from './use-wheel.ts';

export interface SpinOutcomeProps {
  readonly phase: SpinWheel['phase'];
  readonly got: SpinGot | null;
  /** The round as it was just joined, with its first draw; null when that gave nothing. */
  readonly welcome: SpinRound | null;
  /** When the round ends. */
  readonly endsAt: EpochMs;
}

/** The wheel's result as text; its space is reserved, so that nothing moves when it appears. */
export function SpinOutcome({ phase, got, welcome, endsAt }: SpinOutcomeProps) {
  const { t } = useTranslation('spinInvite');
  const { money, moment } = useFormats();
  const last = got?.draw ?? welcome;
  const key = got === null ? 'wheel.first' : 'wheel.got';
  const isTurning = phase === 'turning';
  return (
    <output className={styles.outcome}>
      {isTurning && (
        <Note as="span" figures>
          {t('wheel.spinning')}
        </Note>
      )}
      {!isTurning && last !== null && (
        <>
          <Text as="span" tone="gold" size="title" weight="bold" figures leading="snug">
            {t(last.won >= last.target ? 'wheel.gotLast' : key, {
              amount: money(last.added),
              target: money(last.target, 'floor'),
            })}
          </Text>
          <Note as="span" figures>
            {t(last.won >= last.target ? 'wheel.gotText' : 'wheel.gotUntil', {
              won: money(last.won),
              target: money(last.target, 'floor'),
              moment: moment(endsAt),
            })}
          </Note>
        </>
      )}
    </output>
  );
}
