import type { ReactNode } from 'react';
import { MomentSteps, type MomentStep, type MomentStepsProps } from './moment-steps.tsx';
import styles from './success-moment.module.css';
import { SuccessHead } from './success-head.tsx';

export interface SuccessMomentProps {
  readonly title: string;
  /** What was gained, formatted; undefined where the list of what was given says it. */
  readonly amount?: string | undefined;
  /** The line of the new balance; none when it is unknown, or none of what was given is money. */
  readonly balance?: ReactNode;
  /** The one step that follows; null where none fits. */
  readonly step: MomentStep | null;
  readonly leave: MomentStepsProps['leave'];
  /** Below everything: the order's number. */
  readonly foot?: ReactNode;
  /** What was given, with its wagering. */
  readonly children?: ReactNode;
}

/**
 * The one face of every success: a lit star, what was given, the new balance, and one next step; all of it in
 * the first view of a small phone. Takes the focus: the pressed button is gone.
 */
export function SuccessMoment(props: SuccessMomentProps) {
  const { title, amount, balance, step, leave, foot, children } = props;
  return (
    <div ref={showWhole} className={styles.moment} data-moment>
      <div className={styles.parts}>
        <div className={styles.given}>
          <SuccessHead title={title} amount={amount} />
          {children}
        </div>
        <div className={styles.next} data-moment-next>
          {balance}
          <MomentSteps step={step} leave={leave} />
        </div>
        {foot !== undefined && <div className={styles.foot}>{foot}</div>}
      </div>
    </div>
  );
}

/**
 * The focus shows no more than the title. Of a moment that is higher than the screen, its end is shown, and at
 * least its buttons.
 */
function showWhole(moment: HTMLElement | null): void {
  moment?.scrollIntoView({ block: 'nearest' });
  for (const part of ['next', 'steps']) {
    moment?.querySelector(`[data-moment-${part}]`)?.scrollIntoView({ block: 'nearest' });
  }
}
