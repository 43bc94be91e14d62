import { useBalanceSubscription } from '#api/balance.ts';
import { REFETCHED_WHILE_SHOWN } from '#api/core/query-freshness.ts';
import { CodeScene } from '#shared/mobile/verification-code.ts';
import { BackLink } from '#features/back-link/back-link.tsx';
import { BankAccountForm } from '#features/bank-account/bank-account-form.tsx';
import { RedPacketFlow } from '#features/red-packet/red-packet-flow.tsx';
import { useMoneyCode } from '#features/verification-code/use-money-code.tsx';
import { PageBody } from '#ui/layout/page-body.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { useTranslation } from 'react-i18next';

/** The cash bonus page (spec §2, `/activity/cashBonus`). */
export function RedPacketScreen() {
  const { t } = useTranslation();
  const code = useMoneyCode(CodeScene.bankAccount);
  useBalanceSubscription(undefined, REFETCHED_WHILE_SHOWN);
  return (
    <main data-screen="redPacket">
      <PageHeader title={t('screens.redPacket.title')} back={<BackLink />} />
      <PageBody>
        <RedPacketFlow renderBankForm={(form) => <BankAccountForm {...form} code={code} />} />
      </PageBody>
    </main>
  );
}
