import { buttonClass } from '#ui/base/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { Seal } from '#ui/outcome/seal.tsx';
import { Text } from '#ui/base/text.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './bind-mobile.module.css';

export function AlreadyBound({ mobile }: { readonly mobile: string }) {
  const { t } = useTranslation();
  return (
    <Card look="raised" gap={3} centred inset="wide">
      <Seal>
        <CheckIcon size={32} />
      </Seal>
      <Text as="h2" size="title" weight="bold" leading="tight" className={styles.heading}>
        {t('account.bind.alreadyTitle')}
      </Text>
      <Text
        tone="strong"
        size="lead"
        weight="bold"
        figures
        breaks
        className={styles.number}
        dir="ltr"
        translate="no"
      >
        {mobile}
      </Text>
      <Text tone="soft" breaks leading="loose" className={styles.lead}>
        {t('account.bind.alreadyText')}
      </Text>
      <Link to="/service" className={buttonClass('quiet', 'medium', true)}>
        {t('account.bind.service')}
      </Link>
    </Card>
  );
}
