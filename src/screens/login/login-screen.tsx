import { returnPath } from '#domain/return-path.ts';
import { BackLink } from '#features/back-link/back-link.tsx';
import { ServiceIcons } from '#features/customer-service/service-icons.tsx';
import { useCustomerServices } from '#features/customer-service/use-customer-services.ts';
import { LogInForm } from '#features/log-in/log-in-form.tsx';
import { accountForLogin } from '#session/login-draft.ts';
import { selectLastEnd } from '#session/session-slice.ts';
import { ResponsibleBlock } from '#features/responsible-block/responsible-block.tsx';
import { AccountFrame } from '#ui/account-frame.tsx';
import { FormFootnote, footnoteLinkClass } from '#ui/form-footnote.tsx';
import { NoticeBanner } from '#ui/notice-banner.tsx';
import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';

/** The login page (spec §2, Login). */
export function LoginScreen() {
  const { t } = useTranslation();
  const router = useRouter();
  const search = useSearch({ from: '/login' });
  const [hasNewPassword] = useState(() => accountForLogin() !== null);
  const reason = useReason(search.back !== undefined);
  const services = useCustomerServices();

  return (
    <main data-screen="login">
      <AccountFrame
        title={t('login.title')}
        appName={t('common.appName')}
        promo={t('login.promo')}
        back={<BackLink />}
        services={<ServiceIcons state={services} />}
        care={<ResponsibleBlock />}
      >
        {hasNewPassword && <NoticeBanner tone="info" text={t('account.forget.newPasswordSet')} />}
        {!hasNewPassword && reason !== null && <NoticeBanner tone="warning" text={reason} />}
        <LogInForm
          onDone={() => router.history.replace(returnPath(search.back))}
          forgot={
            <Link to="/forget" search={search}>
              {t('login.forgot')}
            </Link>
          }
        />
        <FormFootnote
          text={t('login.newHere')}
          link={
            <Link to="/register" search={search} replace className={footnoteLinkClass}>
              {t('login.create')}
            </Link>
          }
        />
      </AccountFrame>
    </main>
  );
}

/** Why the player was sent here, if they did not choose to log in. */
function useReason(hasReturn: boolean): string | null {
  const { t } = useTranslation();
  const lastEnd = useSelector(selectLastEnd);
  if (lastEnd === 'expired' || lastEnd === 'lost') return t('login.expired');
  return hasReturn ? t('login.needed') : null;
}
