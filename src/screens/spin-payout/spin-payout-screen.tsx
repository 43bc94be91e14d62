import { CodeScene } from '#shared/mobile/verification-code.ts';
import { BackLink } from '#features/back-link/back-link.tsx';
import { BankAccountSheet } from '#features/bank-account/bank-account-sheet.tsx';
import { SpinPayoutFlow } from '#features/spin-payout/spin-payout-flow.tsx';
import { useMoneyCode } from '#features/verification-code/use-money-code.tsx';
import { iconButtonClass } from '#ui/base/icon-button.tsx';
import { RecordIcon } from '#ui/icons/record-icon.tsx';
import { PageBody } from '#ui/layout/page-body.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** The payout of the wheel's bonus (spec §2, /withdrawal/spin). */
export function SpinPayoutScreen() {
  const { t } = useTranslation('spinPayout');
  const bankCode = useMoneyCode(CodeScene.bankAccount);
  const { t: words } = useTranslation();
  return (
    <main data-screen="withdrawalSpin">
      <PageHeader
        title={words('screens.withdrawalSpin.title')}
        back={<BackLink />}
        trailing={
          <Link to="/record/transaction" className={iconButtonClass()} aria-label={t('records')}>
            <RecordIcon />
          </Link>
        }
      />
      <PageBody>
        <SpinPayoutFlow
          renderBankSheet={(sheet) => <BankAccountSheet {...sheet} code={bankCode} />}
        />
      </PageBody>
    </main>
  );
}
