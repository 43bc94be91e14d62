import { useAccountRules } from '#state/session/use-account-rules.ts';
import { readTypedMobile } from '#shared/mobile/mobile-entry.ts';
import { isUsername } from '#shared/account/validation.ts';
import { MarketContext } from '#i18n/use-formats.ts';
import { useFormBusy } from '#state/busy/use-form-busy.ts';
import { typedAccount } from '#state/drafts/login-draft.ts';
import type { Verification } from '#state/session/verification.ts';
import { AccountField } from '#ui/form/account-field.tsx';
import { focusField, formText } from '#ui/form/form-text.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { MobileField } from '#ui/form/mobile-field.tsx';
import { SubmitLine } from '#ui/form/submit-line.tsx';
import { Text } from '#ui/base/text.tsx';
import { useFormTry } from '#ui/form/use-form-try.ts';
import { use, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';

type Field = 'account' | 'mobile';

/** The first step: the account, and the mobile to send the code to. */
export function AskCodeForm({ verification }: { readonly verification: Verification }) {
  const { t } = useTranslation();
  const markTyped = useFormBusy('forgot-password');
  const market = use(MarketContext);
  const { bounds, countryCode } = useAccountRules();
  const [wrong, setWrong] = useState<readonly Field[]>([]);
  const { status, problem, start } = useFormTry();
  const [account] = useState(() => typedAccount() ?? undefined);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const given = formText(form, 'account').trim();
    const mobile = readTypedMobile(formText(form, 'mobile'), countryCode);
    const isAccountFine = bounds === null ? given !== '' : isUsername(given, bounds);
    const found: readonly Field[] = [
      ...(isAccountFine ? [] : (['account'] as const)),
      ...(mobile === null ? (['mobile'] as const) : []),
    ];
    setWrong(found);
    focusField(form, found[0]);
    if (found.length > 0 || mobile === null) return;
    start(event.timeStamp, () => verification.send({ account: given, mobile }));
  }

  const clearFault = (field: Field) => setWrong((said) => said.filter((name) => name !== field));
  const accountTip = t('login.loginUsernameTip', {
    min: bounds?.usernameMin ?? 1,
    max: bounds?.usernameMax ?? '…',
  });

  return (
    <Stack as="form" gap={4} method="post" noValidate onInput={markTyped} onSubmit={handleSubmit}>
      <Text tone="soft" leading="loose">
        {t('account.forget.lead')}
      </Text>
      <AccountField
        label={t('login.account')}
        defaultValue={account}
        maxLength={bounds?.usernameMax}
        error={wrong.includes('account') ? accountTip : undefined}
        onInput={() => clearFault('account')}
      />
      <MobileField
        name="mobile"
        countryCode={countryCode}
        label={t('account.mobile')}
        enterKeyHint="send"
        required
        hint={t(`account.mobileTip.${market}`)}
        error={wrong.includes('mobile') ? t(`account.mobileTip.${market}`) : undefined}
        onInput={() => clearFault('mobile')}
      />
      <SubmitLine
        label={t('account.code.send')}
        doneText={t('common.success')}
        status={status}
        problem={problem}
      />
    </Stack>
  );
}
