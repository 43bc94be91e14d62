import { takeFocus } from '#browser/page/take-focus.ts';
import { useState, type ReactNode } from 'react';
import { ConfirmStep, type ConfirmStepProps } from './confirm-step.tsx';
import { ListRow, listRowClass } from '#ui/list/list-row.tsx';

export interface ConfirmRowProps extends Pick<
  ConfirmStepProps,
  'text' | 'confirmLabel' | 'cancelLabel'
> {
  readonly icon: ReactNode;
  /** Text of the row. */
  readonly title: string;
  readonly question: string;
  /** Class of the element around the row; the question has its own frame. */
  readonly className?: string | undefined;
  readonly onConfirm: () => void;
}

/** A row with an inline confirmation; cancelling returns the focus to the row. */
export function ConfirmRow({
  icon,
  title,
  question,
  className,
  onConfirm,
  ...words
}: ConfirmRowProps) {
  const [step, setStep] = useState<'closed' | 'asking' | 'cancelled'>('closed');

  if (step === 'asking') {
    return (
      <ConfirmStep
        {...words}
        title={question}
        onConfirm={onConfirm}
        onCancel={() => setStep('cancelled')}
      />
    );
  }
  return (
    <div className={className}>
      <button
        type="button"
        ref={step === 'cancelled' ? takeFocus : undefined}
        className={listRowClass}
        onClick={() => setStep('asking')}
      >
        <ListRow icon={icon} title={title} hasChevron={false} />
      </button>
    </div>
  );
}
