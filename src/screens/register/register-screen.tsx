import { LOBBY_PATH } from '#shared/lobby/return-path.ts';
import { BackLink } from '#features/back-link/back-link.tsx';
import { ServiceIcons } from '#features/customer-service/service-icons.tsx';
import { useCustomerServices } from '#features/customer-service/use-customer-services.ts';
import { DepositBounds } from '#features/register/deposit-bounds.tsx';
import { InvitedNote } from '#features/register/invited-note.tsx';
import { RegisterForm } from '#features/register/register-form.tsx';
import { ResponsibleBlock } from '#features/responsible-block/responsible-block.tsx';
import { AccountFrame } from '#ui/form/account-frame.tsx';
import { FormFootnote, footnoteLinkClass } from '#ui/form/form-footnote.tsx';
import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** The registration page (spec §2, Register). A new player starts in the lobby (spec §4). */
export function RegisterScreen() {
  const { t } = useTranslation();
  const router = useRouter();
  const search = useSearch({ from: '/register' });
  const services = useCustomerServices();
  return (
    <main data-screen="register">
      <AccountFrame
        isLow
        title={t('account.register.title')}
        appName={t('common.appName')}
        promo={t('login.promo')}
        back={<BackLink />}
        services={<ServiceIcons state={services} />}
        care={<ResponsibleBlock />}
      >
        <InvitedNote />
        <RegisterForm onDone={() => router.history.replace(LOBBY_PATH)} />
        <FormFootnote
          text={t('account.register.haveAccount')}
          link={
            <Link to="/login" search={search} replace className={footnoteLinkClass}>
              {t('account.register.login')}
            </Link>
          }
        />
        <DepositBounds />
      </AccountFrame>
    </main>
  );
}
