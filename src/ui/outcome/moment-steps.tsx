import type { Place } from '#browser/history/navigation.ts';
import { AppLink } from '#ui/base/app-link.tsx';
import { Button, buttonClass } from '#ui/base/button.tsx';
import { classNames } from '#ui/base/class-names.ts';
import { Note } from '#ui/base/note.tsx';
import { Pair } from '#ui/layout/pair.tsx';
import styles from './moment-steps.module.css';

export interface PressedStep {
  readonly label: string;
  /** @param at time of the press in ms, from any fixed start */
  readonly onPress: (at: number) => void;
  readonly isBusy?: boolean;
  /** What the press asks for, above the button. */
  readonly note?: string | null;
}

/** The one step that follows a success: a place to go to, or an action. */
export type MomentStep = PressedStep | { readonly label: string; readonly place: Place };

export interface MomentLeave {
  readonly label: string;
  readonly onPress: () => void;
}

export interface MomentStepsProps {
  /** Null where none fits. */
  readonly step: MomentStep | null;
  /** The buttons that leave, one or two. */
  readonly leave: readonly [MomentLeave, MomentLeave?];
  /** Always side by side on a low screen: a dialog's footer has the whole width. */
  readonly isInDialog?: boolean;
}

/**
 * The buttons of every success. The step is the one primary action, whatever it is: gold is the amount's. Leaving
 * is quiet beside it, and primary where it is all that is left to do.
 */
export function MomentSteps({ step, leave, isInDialog = false }: MomentStepsProps) {
  const [first, second] = leave;
  return (
    <div className={classNames(styles.steps, isInDialog && styles.isInDialog)} data-moment-steps>
      {step !== null && <Step {...step} />}
      {second === undefined ? (
        <Button
          variant={step === null ? 'primary' : 'quiet'}
          size={step === null ? 'large' : 'medium'}
          isWide
          onClick={first.onPress}
        >
          {first.label}
        </Button>
      ) : (
        <Pair className={styles.leave}>
          {[first, second].map(({ label, onPress }) => (
            <Button key={label} variant="quiet" onClick={onPress}>
              {label}
            </Button>
          ))}
        </Pair>
      )}
    </div>
  );
}

function Step(step: MomentStep) {
  if ('place' in step) {
    const { label, place } = step;
    return (
      <AppLink {...place} className={buttonClass('primary', 'large', true)} data-moment-step>
        {label}
      </AppLink>
    );
  }
  const { label, onPress, isBusy = false, note = null } = step;
  return (
    <>
      {note !== null && <Note align="center">{note}</Note>}
      <Button
        size="large"
        isWide
        isBusy={isBusy}
        data-moment-step
        onClick={({ timeStamp }) => onPress(timeStamp)}
      >
        {label}
      </Button>
    </>
  );
}
