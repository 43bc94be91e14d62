import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { veiledNumber } from '#shared/bank-account/bank-account.ts';
import { selectBanks } from '#state/session/session-slice.ts';
import { BankLogo } from '#ui/media/bank-logo.tsx';
import type { RenderBankSheet } from '#ui/overlay/bank-sheet.ts';
import { Button } from '#ui/base/button.tsx';
import { Dotted } from '#ui/base/dotted.tsx';
import { Card } from '#ui/layout/card.tsx';
import { BankIcon } from '#ui/icons/bank-icon.tsx';
import { Section } from '#ui/layout/section.tsx';
import { ListRow, listRowStillClass } from '#ui/list/list-row.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import styles from './spin-payout.module.css';

interface PayoutAccountProps {
  readonly renderBankSheet: RenderBankSheet;
}

/** The open sheet; `bankId` is the account being changed. */
type Sheet = { readonly isOpen: boolean; readonly bankId: number | undefined } | null;

/** The account for withdrawals from the balance, which can be added or changed early. */
export function PayoutAccount({ renderBankSheet }: PayoutAccountProps) {
  const { t } = useTranslation('spinPayout');
  const [sheet, setSheet] = useState<Sheet>(null);
  const served = useSelector(selectConfig)?.banks ?? [];
  const [bank] = useSelector(selectBanks);
  return (
    <Section title={t('account.title')}>
      <Card className={styles.account}>
        <div className={listRowStillClass}>
          <ListRow
            icon={
              bank === undefined ? (
                <BankIcon />
              ) : (
                <BankLogo
                  name={bank.bankName}
                  iconUrl={served.find(({ id }) => id === bank.bankId)?.iconUrl ?? ''}
                  seed={bank.bankId}
                />
              )
            }
            title={bank?.bankName ?? t('account.none')}
            note={
              bank === undefined ? (
                t('account.noneText')
              ) : (
                <Dotted parts={[bank.realname, veiledNumber(bank)]} />
              )
            }
            hasChevron={false}
          />
        </div>
        <Button
          variant="quiet"
          size="small"
          aria-label={bank && t('account.changeOf', { bank: bank.bankName })}
          onClick={() => setSheet({ isOpen: true, bankId: bank?.bankId })}
        >
          {t(bank === undefined ? 'account.add' : 'account.change')}
        </Button>
      </Card>
      {sheet !== null &&
        renderBankSheet({
          title: t(sheet.bankId === undefined ? 'account.add' : 'account.changeTitle'),
          bankId: sheet.bankId,
          isOpen: sheet.isOpen,
          onClose: () => setSheet({ ...sheet, isOpen: false }),
          onClosed: () => setSheet(null),
        })}
    </Section>
  );
}
