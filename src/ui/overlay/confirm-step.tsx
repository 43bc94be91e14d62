import { takeFocus } from '#browser/page/take-focus.ts';
import { useId, type ReactNode } from 'react';
import { Button } from '#ui/base/button.tsx';
import styles from './confirm-step.module.css';
import { Pair } from '#ui/layout/pair.tsx';
import { ProblemLine } from '#ui/form/problem-line.tsx';

export interface ConfirmStepProps {
  /** The question. */
  readonly title: string;
  /** The consequences. */
  readonly text?: string | undefined;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly isBusy?: boolean;
  /** Why the last try failed. */
  readonly error?: ReactNode;
  readonly onConfirm: (press: { readonly timeStamp: number }) => void;
  readonly onCancel: () => void;
}

/** A confirmation in place of the pressed element; it takes the focus. */
export function ConfirmStep({
  title,
  text,
  confirmLabel,
  cancelLabel,
  isBusy = false,
  error,
  onConfirm,
  onCancel,
}: ConfirmStepProps) {
  const titleId = useId();
  const textId = useId();
  return (
    <fieldset
      ref={takeFocus}
      tabIndex={-1}
      className={styles.step}
      aria-labelledby={titleId}
      aria-describedby={text === undefined ? undefined : textId}
    >
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      {text !== undefined && (
        <p id={textId} className={styles.text}>
          {text}
        </p>
      )}
      {error !== undefined && <ProblemLine role="alert">{error}</ProblemLine>}
      <Pair className={styles.ways}>
        <Button variant="quiet" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant="danger" isBusy={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </Pair>
    </fieldset>
  );
}
