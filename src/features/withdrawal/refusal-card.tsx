import type { Refusal } from '#shared/withdrawal/refusal.ts';
import { Card } from '#ui/layout/card.tsx';
import { LockIcon } from '#ui/icons/lock-icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Note } from '#ui/base/note.tsx';
import { NextStepButton, type StepActions } from './next-step-button.tsx';
import styles from './refusal-card.module.css';
import { useRefusalText } from './use-refusal-text.ts';

export interface RefusalCardProps {
  readonly refusal: Refusal;
  readonly actions: StepActions;
  /** It answers a withdrawal just sent: announced at once. */
  readonly isAnswer?: boolean;
}

/** One reason why nothing can be withdrawn: cause, code and next steps. */
export function RefusalCard({ refusal, actions, isAnswer = false }: RefusalCardProps) {
  const { title, text } = useRefusalText()(refusal);
  return (
    <Card
      gap={2}
      className={styles.card}
      data-refusal={refusal.code}
      role={isAnswer ? 'alert' : undefined}
    >
      <Row as="p" gap={2} className={styles.title}>
        <LockIcon size={20} className={styles.icon} />
        <span>{title}</span>
      </Row>
      <Note figures breaks leading="loose">
        {text}
      </Note>
      <Row gap={2} wrap className={styles.steps}>
        {refusal.steps.map((step, place) => (
          <NextStepButton
            key={step}
            step={step}
            refusal={refusal}
            actions={actions}
            isFirst={place === 0}
          />
        ))}
      </Row>
    </Card>
  );
}
