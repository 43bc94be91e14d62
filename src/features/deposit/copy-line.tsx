import { copyText } from '#platform/clipboard.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { CopyIcon } from '#ui/icons/copy-icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text, textClass } from '#ui/text.tsx';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './copy-line.module.css';

export interface CopyLineProps {
  /** What is seen. */
  readonly text: string;
  /** What a press copies. */
  readonly copied: string;
  /** What the press does, for readers. */
  readonly label: string;
}

/** How long the outcome stays to be read, in ms. */
const SHOWN_FOR = 3000;

/** A text that a press copies (spec §8, Clipboard). */
export function CopyLine({ text, copied, label }: CopyLineProps) {
  const { t } = useTranslation('deposit');
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');

  useEffect(() => {
    if (outcome === 'none') return undefined;
    const timer = setTimeout(() => setOutcome('none'), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    setOutcome('none');
    setOutcome((await copyText(copied)) ? 'copied' : 'failed');
  }

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
      <IconButton label={label} icon={<CopyIcon size={18} />} onClick={() => void copy()} />
      <Text as="output" tone="jade" align="center" className={styles.outcome}>
        {outcome === 'copied' && t('order.copied')}
        {outcome === 'failed' && t('order.copyFailed')}
      </Text>
    </Row>
  );
}
