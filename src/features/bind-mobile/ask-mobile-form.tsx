import { readTypedMobile } from '#shared/mobile/mobile-entry.ts';
import { MarketContext } from '#i18n/use-formats.ts';
import { useFormBusy } from '#state/busy/use-form-busy.ts';
import { keepDraft, readDraft } from '#state/drafts/form-drafts.ts';
import type { Verification } from '#state/session/verification.ts';
import { focusField, formText } from '#ui/form/form-text.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { MobileField } from '#ui/form/mobile-field.tsx';
import { SubmitLine } from '#ui/form/submit-line.tsx';
import { Text } from '#ui/base/text.tsx';
import { useFormTry } from '#ui/form/use-form-try.ts';
import { use, useState, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './bind-mobile.module.css';
import { BIND_DRAFT } from './use-bind-mobile.ts';

interface AskMobileFormProps {
  readonly verification: Verification;
  /** The reward for binding. */
  readonly children: ReactNode;
}

/** The first step: the number to send the code to. The entry outlives an expired session. */
export function AskMobileForm({ verification, children }: AskMobileFormProps) {
  const { t } = useTranslation();
  const markTyped = useFormBusy('bind-mobile');
  const market = use(MarketContext);
  const [isWrong, setWrong] = useState(false);
  const [typed] = useState(() => readDraft(BIND_DRAFT)?.['mobile']);
  const { status, problem, start } = useFormTry();
  const { countryCode } = verification;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const mobile = readTypedMobile(formText(event.currentTarget, 'mobile'), countryCode);
    setWrong(mobile === null);
    if (mobile === null) focusField(event.currentTarget, 'mobile');
    else start(event.timeStamp, () => verification.send({ mobile, account: '' }));
  }

  return (
    <Stack as="form" gap={4} method="post" noValidate onInput={markTyped} onSubmit={handleSubmit}>
      <Text tone="soft" breaks leading="loose" className={styles.lead}>
        {t('account.bind.lead')}
      </Text>
      {children}
      <MobileField
        name="mobile"
        countryCode={countryCode}
        label={t('account.mobile')}
        defaultValue={typed}
        enterKeyHint="send"
        required
        hint={t(`account.mobileTip.${market}`)}
        error={isWrong ? t(`account.mobileTip.${market}`) : undefined}
        onInput={(event) => {
          setWrong(false);
          keepDraft(BIND_DRAFT, { mobile: event.currentTarget.value });
        }}
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
