import { takeFocus } from '#browser/page/take-focus.ts';
import { classNames } from '#ui/base/class-names.ts';
import { SuccessStar } from './success-star.tsx';
import styles from './success-head.module.css';

export interface SuccessHeadProps {
  readonly title: string;
  /** A dialog of the same name around it has the focus and the name. */
  readonly isOfDialog?: boolean;
}

/** The lit star with what succeeded: above each other, side by side on a low screen. */
export function SuccessHead({ title, isOfDialog = false }: SuccessHeadProps) {
  if (isOfDialog) {
    return (
      <div className={classNames(styles.head, styles.isOfDialog)} aria-hidden>
        <SuccessStar />
        <span>{title}</span>
      </div>
    );
  }
  return (
    <output ref={takeFocus} tabIndex={-1} className={styles.head}>
      <SuccessStar isSmall />
      <span>{title}</span>
    </output>
  );
}
