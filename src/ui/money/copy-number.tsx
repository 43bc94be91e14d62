import { classNames } from '#ui/base/class-names.ts';
import styles from './copy-number.module.css';
import { IconButton } from '#ui/base/icon-button.tsx';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { CopyIcon } from '#ui/icons/copy-icon.tsx';

export interface CopyNumberProps {
  /** What the number identifies. */
  readonly name: string;
  readonly number: string;
  /** The number is an address: long, and not read out. */
  readonly isAddress?: boolean;
  readonly copyLabel: string;
  readonly outcome: 'none' | 'copied' | 'failed';
  readonly outcomeText: string;
  readonly onCopy: () => Promise<boolean>;
}

/** A number that customer service asks for; one tap copies it (spec §8, Clipboard). */
export function CopyNumber(props: CopyNumberProps) {
  const { name, number, isAddress = false, copyLabel, outcome, outcomeText, onCopy } = props;
  return (
    <div className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <bdi className={classNames(styles.number, isAddress && styles.address)} translate="no">
          {number}
        </bdi>
        <output className={classNames(styles.outcome, outcome === 'failed' && styles.failed)}>
          {outcomeText}
        </output>
      </span>
      <IconButton
        label={copyLabel}
        icon={outcome === 'copied' ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
        onClick={() => void onCopy()}
      />
    </div>
  );
}
