import { takeFocus } from '#browser/page/take-focus.ts';
import { Amount } from '#ui/money/amount.tsx';
import { classNames } from '#ui/base/class-names.ts';
import { SuccessStar } from './success-star.tsx';
import styles from './success-head.module.css';

export interface SuccessHeadProps {
  readonly title: string;
  /** What was gained, formatted; undefined where a list below says it. */
  readonly amount?: string | undefined;
  /** A dialog of the same name around it has the focus and the name. */
  readonly isOfDialog?: boolean;
}

/** The lit star with what succeeded: above each other, side by side on a low screen. */
export function SuccessHead({ title, amount, isOfDialog = false }: SuccessHeadProps) {
  const words = (
    <span className={styles.words}>
      <span>{title}</span>
      {amount !== undefined && <Amount text={amount} size="huge" />}
    </span>
  );
  if (isOfDialog) {
    return (
      <div className={classNames(styles.head, styles.isOfDialog)} aria-hidden>
        <SuccessStar />
        {words}
      </div>
    );
  }
  return (
    <output ref={takeFocus} tabIndex={-1} className={styles.head}>
      <SuccessStar isSmall />
      {words}
    </output>
  );
}
