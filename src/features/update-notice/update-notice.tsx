import { Button } from '#ui/base/button.tsx';
import { classNames } from '#ui/base/class-names.ts';
import { floatingBarClass } from '#ui/layout/floating-bar.ts';
import { ParolaMark } from '#ui/brand/parola-mark.tsx';
import { useState } from 'react';
import { useFirstTexts } from '#i18n/first-texts.ts';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/base/text.tsx';
import styles from './update-notice.module.css';

export interface UpdateNoticeProps {
  /** Activates the new version; the page reloads. */
  readonly onUpdate: () => void;
  readonly onLater: () => void;
}

/** A bar above the tabs that offers a new version, now or later. */
export function UpdateNotice({ onUpdate, onLater }: UpdateNoticeProps) {
  const { t } = useFirstTexts();
  const [isUpdating, setUpdating] = useState(false);

  function update() {
    setUpdating(true);
    onUpdate();
  }

  return (
    <Row gap={3} lineGap={1} wrap className={classNames(floatingBarClass, styles.bar)}>
      <ParolaMark size={28} />
      <Text as="output" size="small" weight="medium" className={styles.text}>
        {t('common.update.title')}
      </Text>
      <Row gap={1} align="stretch" wrap className={styles.actions}>
        <Button variant="ghost" size="small" onClick={onLater}>
          {t('common.update.later')}
        </Button>
        <Button variant="gold" size="small" isBusy={isUpdating} onClick={update}>
          {t('common.update.action')}
        </Button>
      </Row>
    </Row>
  );
}
