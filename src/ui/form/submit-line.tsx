import { Button } from '#ui/base/button.tsx';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import styles from './submit-line.module.css';
import type { FormTryStatus } from './use-form-try.ts';

export interface SubmitLineProps {
  readonly label: string;
  /** Replaces the button once it is done. */
  readonly doneText: string;
  readonly status: FormTryStatus;
  /** Error message of the last try; announced at once. */
  readonly problem: string | null;
  readonly isDisabled?: boolean;
  /** Id of the element that says why the button is disabled. */
  readonly describedBy?: string | undefined;
}

/** The end of a form: the error, and the submit button or its confirmation. */
export function SubmitLine({
  label,
  doneText,
  status,
  problem,
  isDisabled = false,
  describedBy,
}: SubmitLineProps) {
  return (
    <>
      {problem !== null && <NoticeBanner tone="failure" text={problem} />}
      {status === 'done' ? (
        <output className={styles.done}>
          <CheckIcon />
          <span>{doneText}</span>
        </output>
      ) : (
        <Button
          type="submit"
          size="large"
          isWide
          isBusy={status === 'sending'}
          disabled={isDisabled}
          aria-describedby={describedBy}
        >
          {label}
        </Button>
      )}
    </>
  );
}
