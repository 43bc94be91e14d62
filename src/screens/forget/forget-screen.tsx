import { CodeScene } from '#shared/mobile/verification-code.ts';
import { BackLink } from '#features/back-link/back-link.tsx';
import { ServiceIcons } from '#features/customer-service/service-icons.tsx';
import { useCustomerServices } from '#features/customer-service/use-customer-services.ts';
import { ForgotPassword } from '#features/forgot-password/forgot-password.tsx';
import { CodeEntry } from '#features/verification-code/code-entry.tsx';
import { useVerificationCode } from '#features/verification-code/use-verification-code.ts';
import { dropSentCode } from '#state/session/verification.ts';
import { ResponsibleBlock } from '#features/responsible-block/responsible-block.tsx';
import { AccountFrame } from '#ui/form/account-frame.tsx';
import { FormFootnote, footnoteLinkClass } from '#ui/form/form-footnote.tsx';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** Sets a new password with a code sent to the bound mobile (spec §2, /forget). */
export function ForgetScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const search = useSearch({ from: '/forget' });
  const services = useCustomerServices();
  const verification = useVerificationCode(CodeScene.forgotPassword);

  function toLogin() {
    dropSentCode(CodeScene.forgotPassword);
    void navigate({ to: '/login', search, replace: true });
  }

  return (
    <main data-screen="forget">
      <AccountFrame
        isLow
        title={t('account.forget.title')}
        appName={t('common.appName')}
        promo={t('login.promo')}
        back={<BackLink />}
        services={<ServiceIcons state={services} />}
        care={<ResponsibleBlock />}
      >
        <ForgotPassword
          verification={verification}
          renderCode={(field) => <CodeEntry verification={verification} {...field} />}
          onDone={toLogin}
        />
        <FormFootnote
          text={t('account.forget.noMobile')}
          link={
            <Link to="/service" className={footnoteLinkClass}>
              {t('account.forget.service')}
            </Link>
          }
        />
      </AccountFrame>
    </main>
  );
}
