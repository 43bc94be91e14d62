import type { Redemption } from '#api/account-extras-api.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { takeFocus } from '#platform/take-focus.ts';
import { useCoinAfter } from '#session/use-coin-after.ts';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './redeem-done.module.css';

export interface RedeemDoneProps {
  readonly redemption: Redemption;
  readonly onAgain: () => void;
  readonly onClose: () => void;
  /** The rewards. */
  readonly children: ReactNode;
}

/** What a code gave, and the balance after it. */
export function RedeemDone({ redemption, onAgain, onClose, children }: RedeemDoneProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const coin = useCoinAfter(redemption);
  return (
    <Stack gap={3}>
      <Stack ref={takeFocus} tabIndex={-1} as="output" gap={3} centred className={styles.title}>
        <span className={styles.tick}>
          <CheckIcon size={36} />
        </span>
        {t('member.redeem.doneTitle')}
      </Stack>
      <Text tone="soft" size="small">
        {t('member.redeem.doneText')}
      </Text>
      {children}
      <Row
        as="p"
        gap={3}
        lineGap={1}
        align="baseline"
        justify="between"
        wrap
        className={styles.balance}
      >
        <Text as="span" tone="soft" size="small">
          {t('member.redeem.newBalance')}
        </Text>
        <Amount text={money(coin)} size="large" isBalance />
      </Row>
      <div className={styles.ways}>
        <Button variant="quiet" onClick={onAgain}>
          {t('member.redeem.another')}
        </Button>
        <Button onClick={onClose}>{t('member.redeem.close')}</Button>
      </div>
    </Stack>
  );
}
