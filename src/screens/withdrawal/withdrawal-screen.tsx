import { CodeScene } from '#shared/mobile/verification-code.ts';
import { hasTwoPanes, watchTwoPanes } from '#browser/page/settled/two-panes.ts';
import { BackLink } from '#features/back-link/back-link.tsx';
import { BankAccountSheet } from '#features/bank-account/bank-account-sheet.tsx';
import { useMoneyCode } from '#features/verification-code/use-money-code.tsx';
import { WithdrawalFlow } from '#features/withdrawal/withdrawal-flow.tsx';
import { iconButtonClass } from '#ui/base/icon-button.tsx';
import { RecordIcon } from '#ui/icons/record-icon.tsx';
import { PageBody } from '#ui/layout/page-body.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Link } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

/** The withdrawal page (spec §2, /withdrawal). */
export function WithdrawalScreen() {
  const { t } = useTranslation('withdrawal');
  const code = useMoneyCode(CodeScene.withdrawal);
  const hasPanes = useSyncExternalStore(watchTwoPanes, hasTwoPanes);
  const bankCode = useMoneyCode(CodeScene.bankAccount);
  return (
    <main data-screen="withdrawal">
      <PageHeader
        title={t('title')}
        back={<BackLink />}
        trailing={
          <Link to="/record/transaction" className={iconButtonClass()} aria-label={t('records')}>
            <RecordIcon />
          </Link>
        }
      />
      <PageBody>
        <WithdrawalFlow
          code={code}
          hasPanes={hasPanes}
          renderBankSheet={(sheet) => <BankAccountSheet {...sheet} code={bankCode} />}
        />
      </PageBody>
    </main>
  );
}
