import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { isAboutCode, likelyMobile, type CodeScene } from '#shared/mobile/verification-code.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { selectBanks, selectPlayer } from '#state/session/session-slice.ts';
import { usePasskeyConfirm } from '#state/session/use-passkey-confirm.ts';
import type { MoneyCode } from '#state/session/verification.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { MoneyCodeEntry } from './money-code-entry.tsx';
import { useVerificationCode } from './use-verification-code.ts';

/**
 * The code of a form that moves money, where the server requires one. Its config says so; a server whose
 * config does not gets the first request without a code, and says it by refusing.
 */
export function useMoneyCode(scene: CodeScene): MoneyCode {
  const { t } = useTranslation('moneyCode');
  const errors = useErrorText();
  const verification = useVerificationCode(scene);
  const isConfigured = useSelector(selectConfig)?.requiresMoneyCodes === true;
  const [wasRefused, setRefused] = useState(false);
  const boundMobile = useSelector(selectPlayer)?.user.mobile ?? '';
  const banks = useSelector(selectBanks);
  const { sent, isUsable, length, countryCode } = verification;
  const isAsked = isConfigured || wasRefused;
  // Passkeys that are known when the form opens lead it: they load with the screen.
  usePasskeyConfirm(isAsked);
  return {
    isAsked,
    isReady: sent !== null && isUsable,
    length,
    render: (field) => (
      <MoneyCodeEntry
        verification={verification}
        boundMobile={boundMobile}
        likelyMobile={likelyMobile(boundMobile, banks, countryCode)}
        {...field}
      />
    ),
    refused: (error) => {
      if (error.kind !== 'errcode' || !isAboutCode(error.errcode)) return null;
      setRefused(true);
      if (sent === null) return t('missing');
      verification.refused(error.errcode, error.details);
      return errors.action('verification', error);
    },
    spent: () => verification.forget(),
  };
}
