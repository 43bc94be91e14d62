import { useCopy } from '#i18n/use-copy.ts';
import { classNames } from '#ui/base/class-names.ts';
import { CopyIcon } from '#ui/icons/copy-icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text, textClass } from '#ui/base/text.tsx';
import { useTranslation } from 'react-i18next';
import styles from './copy-id.module.css';

/** The account's number, which a press copies (spec §8, Clipboard). */
export function CopyId({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  const { outcome, outcomeText, onCopy } = useCopy(String(id));
  return (
    <Row wrap className={textClass({ tone: 'soft', size: 'small', figures: true })}>
      <span className={styles.id} translate="no">
        {t('member.id', { id })}
      </span>
      <button
        type="button"
        className={styles.copy}
        aria-label={t('member.copyId')}
        onClick={() => void onCopy()}
      >
        <CopyIcon size={18} />
      </button>
      <Text
        as="output"
        tone="jade"
        weight="medium"
        className={classNames(outcome === 'failed' && styles.failed)}
      >
        {outcomeText}
      </Text>
    </Row>
  );
}
