import type { Redemption } from '#api/account-extras.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useCoinAfter } from '#state/session/use-coin-after.ts';
import { Amount } from '#ui/money/amount.tsx';
import { Button } from '#ui/base/button.tsx';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { Pair } from '#ui/layout/pair.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { OutcomeTitle } from '#ui/outcome/outcome-title.tsx';
import { Seal } from '#ui/outcome/seal.tsx';
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

/** The rewards of a code, and the new balance. */
export function RedeemDone({ redemption, onAgain, onClose, children }: RedeemDoneProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const coin = useCoinAfter(redemption);
  return (
    <Stack gap={3}>
      <OutcomeTitle
        seal={
          <Seal className={styles.tick}>
            <CheckIcon size={36} />
          </Seal>
        }
      >
        {t('member.redeem.doneTitle')}
      </OutcomeTitle>
      <Note>{t('member.redeem.doneText')}</Note>
      {children}
      <Row as="p" gap={3} lineGap={1} align="baseline" spread className={styles.balance}>
        <Note as="span">{t('member.redeem.newBalance')}</Note>
        <Amount text={money(coin)} size="large" isBalance />
      </Row>
      <Pair>
        <Button variant="quiet" onClick={onAgain}>
          {t('member.redeem.another')}
        </Button>
        <Button onClick={onClose}>{t('member.redeem.close')}</Button>
      </Pair>
    </Stack>
  );
}
