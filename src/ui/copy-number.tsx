import { useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './copy-number.module.css';
import { IconButton } from './icon-button.tsx';
import { CheckIcon } from './icons/check-icon.tsx';
import { CopyIcon } from './icons/copy-icon.tsx';

export interface CopyNumberProps {
  /** What the number is of. */
  readonly name: string;
  readonly number: string;
  readonly copyLabel: string;
  readonly copiedText: string;
  readonly failedText: string;
  /** Copies it. @returns whether it is on the clipboard now */
  readonly onCopy: () => Promise<boolean>;
}

/** A number that customer service asks for; one tap copies it (spec §8, Clipboard). */
export function CopyNumber(props: CopyNumberProps) {
  const { name, number, copyLabel, copiedText, failedText, onCopy } = props;
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');

  async function copy() {
    setOutcome('none');
    setOutcome((await onCopy()) ? 'copied' : 'failed');
  }

  return (
    <div className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <bdi className={styles.number}>{number}</bdi>
        <output className={classNames(styles.told, outcome === 'failed' && styles.failed)}>
          {outcome === 'copied' && copiedText}
          {outcome === 'failed' && failedText}
        </output>
      </span>
      <IconButton
        label={copyLabel}
        icon={outcome === 'copied' ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
        onClick={() => void copy()}
      />
    </div>
  );
}
