import { readTypedMobile } from '#shared/mobile/mobile-entry.ts';
import { MarketContext } from '#i18n/use-formats.ts';
import type { MoneyCodeField, Verification } from '#state/session/verification.ts';
import { Button, buttonClass } from '#ui/base/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { MobileField } from '#ui/form/mobile-field.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { Text } from '#ui/base/text.tsx';
import { Link } from '@tanstack/react-router';
import { use, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeEntry } from './code-entry.tsx';

export interface MoneyCodeEntryProps extends MoneyCodeField {
  readonly verification: Verification;
  /** The bound mobile, masked; '' while none is bound. */
  readonly boundMobile: string;
  /** The probable mobile number; '' when unknown. */
  readonly likelyMobile: string;
}

/** The code in a form that moves money: it is sent to the bound mobile, then entered. */
export function MoneyCodeEntry(props: MoneyCodeEntryProps) {
  const { verification, boundMobile, likelyMobile, error, onInput } = props;
  const { t } = useTranslation('moneyCode');
  const { t: words } = useTranslation();
  const market = use(MarketContext);
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { sent, countryCode, isSending, problem } = verification;

  if (boundMobile === '') {
    return (
      <NoticeBanner
        tone="info"
        text={t('bindFirst')}
        action={
          <Link to="/bind" className={buttonClass('quiet', 'small')}>
            {t('bind')}
          </Link>
        }
      />
    );
  }
  if (sent !== null) {
    return <CodeEntry verification={verification} error={error} onInput={onInput} />;
  }

  async function send() {
    const mobile = readTypedMobile(field.current?.value ?? '', countryCode);
    setWrong(mobile === null);
    if (mobile === null || (await verification.send({ mobile, account: '' })) !== null) {
      field.current?.focus();
    }
  }

  return (
    <Stack gap={3} data-code="asking">
      <Text as="h3" weight="medium">
        {t('title')}
      </Text>
      <MobileField
        ref={field}
        name="codeMobile"
        countryCode={countryCode}
        label={words('account.mobile')}
        defaultValue={likelyMobile}
        hint={t('mobile', { mobile: boundMobile })}
        error={isWrong ? words(`account.mobileTip.${market}`) : error}
        enterKeyHint="send"
        onInput={() => {
          setWrong(false);
          onInput();
        }}
      />
      {problem !== null && <NoticeBanner tone="failure" text={problem} />}
      <Button variant="quiet" isWide isBusy={isSending} onClick={() => void send()}>
        {words('account.code.send')}
      </Button>
    </Stack>
  );
}
