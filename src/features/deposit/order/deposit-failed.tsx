import { Button, buttonClass } from '#ui/base/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CloseIcon } from '#ui/icons/close-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { OutcomeTitle } from '#ui/outcome/outcome-title.tsx';
import { Seal } from '#ui/outcome/seal.tsx';
import { Text } from '#ui/base/text.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './deposit-result.module.css';

export interface DepositFailedProps {
  /** The server's message; '' for none. */
  readonly reason: string;
  readonly onAgain: () => void;
}

/** A failed deposit: its reason, and a button for another try. */
export function DepositFailed({ reason, onAgain }: DepositFailedProps) {
  const { t } = useTranslation('deposit');
  return (
    <Card look="raised" gap={4} className={styles.result} data-deposit="failed">
      <OutcomeTitle
        seal={
          <Seal tone="danger" size="large">
            <CloseIcon size={40} />
          </Seal>
        }
      >
        {t('order.failedTitle')}
      </OutcomeTitle>
      {reason !== '' && (
        <Text weight="medium" breaks align="center">
          {t('order.failedWhy', { reason })}
        </Text>
      )}
      <Text align="center" className={styles.text}>
        {t('order.failedText')}
      </Text>
      <Stack gap={2}>
        <Button size="large" isWide onClick={onAgain}>
          {t('order.again')}
        </Button>
        <Link to="/service" className={buttonClass('quiet', 'medium', true)}>
          {t('refused.service')}
        </Link>
      </Stack>
    </Card>
  );
}
