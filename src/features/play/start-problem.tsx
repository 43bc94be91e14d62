import type { Protection } from '#shared/protection/protection.ts';
import { NEXT_STEPS, type StartFailure, type StartStep } from '#shared/play/start-failure.ts';
import { takeFocus } from '#browser/page/take-focus.ts';
import { Button } from '#ui/base/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { OfflineIcon } from '#ui/icons/offline-icon.tsx';
import { MoonIcon } from '#ui/icons/moon-icon.tsx';
import { PauseIcon } from '#ui/icons/pause-icon.tsx';
import { SearchIcon } from '#ui/icons/search-icon.tsx';
import { WarningIcon } from '#ui/icons/warning-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useTranslation } from 'react-i18next';
import { DayClose } from './stop/day-close.tsx';
import { useFailureWords } from './failure-words.ts';
import styles from './start-problem.module.css';

export interface StartProblemProps {
  /** Shown when a limit of the player's own has ended the day; null while it is unknown. */
  readonly protection?: Pick<Protection, 'limits' | 'netToday'> | null;
  readonly failure: StartFailure;
  readonly onStep: (step: StartStep) => void;
  /** Seconds until the app goes back by itself; without it, it does not. */
  readonly backIn?: number | undefined;
}

/** A game that did not open: the reason, and every possible next step. */
export function StartProblem({ failure, onStep, backIn, protection = null }: StartProblemProps) {
  const { t } = useTranslation('play');
  const { title, text } = useFailureWords(failure);
  const isAtLimit = failure.name === 'session-limit' || failure.name === 'spending-limit';
  const words: Readonly<Record<StartStep, string>> = {
    retry: t('step.retry'),
    'full-page': t('step.fullPage'),
    support: t('step.support'),
    withdrawal: t('step.withdrawal'),
    rounds: t('step.rounds'),
    back: backIn === undefined ? t('step.back') : t('step.backIn', { seconds: backIn }),
  };
  return (
    <div className={styles.problem} ref={takeFocus} tabIndex={-1} data-failure={failure.name}>
      <EmptyState
        role="alert"
        art={artOf(failure)}
        title={title}
        text={text}
        action={
          <Stack gap={5} className={styles.choices}>
            {isAtLimit && protection !== null && <DayClose {...protection} />}
            <Stack gap={2} className={styles.steps}>
              {NEXT_STEPS[failure.name].map((step, index) => (
                <Button
                  key={step}
                  isWide
                  variant={index === 0 ? 'primary' : 'quiet'}
                  data-step={step}
                  onClick={() => onStep(step)}
                >
                  {words[step]}
                </Button>
              ))}
            </Stack>
          </Stack>
        }
      />
    </div>
  );
}

function artOf({ name }: StartFailure) {
  switch (name) {
    case 'unknown-game':
      return <SearchIcon size={56} />;
    case 'session-limit':
    case 'spending-limit':
      return <MoonIcon size={56} />;
    case 'maintenance':
    case 'self-excluded':
    case 'on-break':
      return <PauseIcon size={56} />;
    case 'network':
      return <OfflineIcon size={56} />;
    default:
      return <WarningIcon size={56} />;
  }
}
