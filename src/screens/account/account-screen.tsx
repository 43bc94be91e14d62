import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { CodeScene } from '#shared/mobile/verification-code.ts';
import { BackLink } from '#features/back-link/back-link.tsx';
import { BankAccountSheet } from '#features/bank-account/bank-account-sheet.tsx';
import { ChangePasswordSheet } from '#features/change-password/change-password-sheet.tsx';
import { LinkedAccounts } from '#features/linked-account/linked-accounts.tsx';
import { LogInRows } from '#features/member-links/log-in-rows.tsx';
import { ProfileCard } from '#features/profile/profile-card.tsx';
import { useMoneyCode } from '#features/verification-code/use-money-code.tsx';
import { selectBanks, selectPlayer } from '#state/session/session-slice.ts';
import { PageBody } from '#ui/layout/page-body.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';

/** The player's name and picture, login, and payout accounts. */
export function AccountScreen() {
  const { t } = useTranslation();
  const user = useSelector(selectPlayer)?.user;
  const linked = useSelector(selectBanks);
  const config = useSelector(selectConfig);
  const bankCode = useMoneyCode(CodeScene.bankAccount);
  const [isPasswordOpen, setPasswordOpen] = useState(false);
  const isChangeable = config?.hasProfileChanges === true;
  const hasPassword = isChangeable && user?.signInWay === 'account';
  const banks = config?.banks ?? [];
  return (
    <main data-screen="profileAccount">
      <PageHeader title={t('screens.profileAccount.title')} back={<BackLink />} />
      <PageBody>
        {user === undefined ? (
          <Stack gap={5}>
            <Skeleton height={108} radius={2} />
            <Skeleton height={236} radius={2} />
          </Stack>
        ) : (
          <Stack gap={5}>
            <ProfileCard user={user} isChangeable={isChangeable} />
            <LogInRows
              user={user}
              onPassword={hasPassword ? () => setPasswordOpen(true) : undefined}
            />
            {banks.length > 0 && (
              <LinkedAccounts
                banks={banks}
                linked={linked}
                most={config?.accounts.most ?? 0}
                renderBankSheet={(sheet) => <BankAccountSheet {...sheet} code={bankCode} />}
              />
            )}
            <ChangePasswordSheet
              account={user.account}
              isOpen={isPasswordOpen}
              onClose={() => setPasswordOpen(false)}
            />
          </Stack>
        )}
      </PageBody>
    </main>
  );
}
