import { useCopy } from '#i18n/use-copy.ts';
import { IconButton } from '#ui/base/icon-button.tsx';
import { CopyIcon } from '#ui/icons/copy-icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text, textClass } from '#ui/base/text.tsx';
import styles from './copy-line.module.css';

export interface CopyLineProps {
  /** The visible text. */
  readonly text: string;
  /** The text a press copies. */
  readonly copied: string;
  /** Accessible name of the button. */
  readonly label: string;
}

/** A text that a press copies (spec §8, Clipboard). */
export function CopyLine({ text, copied, label }: CopyLineProps) {
  const { outcomeText, onCopy } = useCopy(copied);
  return (
    <Row
      gap={1}
      lineGap={0}
      justify="center"
      wrap
      className={textClass({ tone: 'faint', size: 'small' })}
    >
      <Text as="span" figures breaks className={styles.text}>
        {text}
      </Text>
      <IconButton label={label} icon={<CopyIcon size={18} />} onClick={() => void onCopy()} />
      <Text as="output" tone="jade" align="center" className={styles.outcome}>
        {outcomeText}
      </Text>
    </Row>
  );
}
