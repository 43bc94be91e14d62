import { copyText } from '#platform/clipboard.ts';
import { classNames } from '#ui/class-names.ts';
import { CopyIcon } from '#ui/icons/copy-icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text, textClass } from '#ui/text.tsx';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './copy-id.module.css';

type Outcome = 'none' | 'copied' | 'failed';

/** How long the outcome stays to be read, in ms. */
const SHOWN_FOR = 3000;

/** The account's number, which a press copies (spec §8, Clipboard). */
export function CopyId({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<Outcome>('none');

  useEffect(() => {
    if (outcome === 'none') return undefined;
    const timer = setTimeout(() => setOutcome('none'), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    setOutcome('none');
    setOutcome((await copyText(String(id))) ? 'copied' : 'failed');
  }

  return (
    <Row wrap className={textClass({ tone: 'soft', size: 'small', figures: true })}>
      <span className={styles.id}>{t('member.id', { id })}</span>
      <button
        type="button"
        className={styles.copy}
        aria-label={t('member.copyId')}
        onClick={() => void copy()}
      >
        <CopyIcon size={18} />
      </button>
      <Text
        as="output"
        tone="jade"
        weight="medium"
        className={classNames(outcome === 'failed' && styles.failed)}
      >
        {outcome === 'copied' && t('member.copySuccess')}
        {outcome === 'failed' && t('member.copyFail')}
      </Text>
    </Row>
  );
}
