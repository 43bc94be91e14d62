import { writeMobile } from '#shared/mobile/mobile-entry.ts';
import { clockText, readCode } from '#shared/mobile/verification-code.ts';
import { receiveSmsCode } from '#browser/page/sms-code.ts';
import { useBusy } from '#state/busy/use-busy.ts';
import type { Verification } from '#state/session/verification.ts';
import { Button } from '#ui/base/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { textClass } from '#ui/base/text.tsx';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './code-entry.module.css';

export interface CodeEntryProps {
  readonly verification: Verification;
  /** Error message for the entered code. */
  readonly error?: string | undefined;
  readonly onInput?: (() => void) | undefined;
}

/** Below this number the remaining codes are mentioned. */
const FEW = 3;

/** The SMS code: a form field named `code`, its expiry, the tries left, and the button to resend. */
export function CodeEntry({ verification, error, onInput }: CodeEntryProps) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { sent, length, countryCode, expiresIn, resendIn, isUsable, isSending } = verification;
  // In the same commit that removes the pressed button: a sheet whose focus is lost takes it itself.
  useLayoutEffect(() => field.current?.focus(), []);
  // A player who fetches the code from another app returns to this step.
  useBusy('verification-code', sent !== null);
  const fill = useEffectEvent((received: string) => {
    setCode(readCode(received, length));
    onInput?.();
  });
  const sentUntil = sent?.expiresAt;
  useEffect(
    () => (sentUntil === undefined ? undefined : receiveSmsCode((received) => fill(received))),
    [sentUntil],
  );
  if (sent === null) return null;
  const { account, mobile, triesLeft, leftToday } = sent;

  async function resend() {
    const problem = await verification.send({ mobile, account });
    if (problem !== null) return;
    setCode('');
    field.current?.focus();
  }

  return (
    <Stack gap={3}>
      <p className={styles.sentTo}>
        <span>
          {t(account === '' ? 'account.code.sentTo' : 'account.code.sentToMaybe', { length })}
        </span>
        <Row as="span" gap={2} lineGap={0} wrap className={styles.number}>
          <strong dir="ltr">{writeMobile(mobile, countryCode)}</strong>
          <Button variant="ghost" size="small" onClick={verification.forget}>
            {t('account.code.change')}
          </Button>
        </Row>
      </p>
      <div className={styles.field}>
        <TextField
          ref={field}
          name="code"
          label={t('account.code.label')}
          value={code}
          autoComplete="one-time-code"
          inputMode="numeric"
          enterKeyHint="done"
          autoCorrect="off"
          spellCheck={false}
          required
          disabled={!isUsable}
          onFocus={(event) => event.currentTarget.select()}
          hint={
            isUsable
              ? t('account.code.state', { time: clockText(expiresIn), tries: triesLeft })
              : undefined
          }
          error={error}
          onChange={(event) => {
            setCode(readCode(event.currentTarget.value, length));
            onInput?.();
          }}
        />
      </div>
      {!isUsable && (
        <NoticeBanner
          tone="warning"
          text={t(triesLeft > 0 ? 'account.code.expired' : 'account.code.noTries')}
        />
      )}
      {verification.problem !== null && <NoticeBanner tone="failure" text={verification.problem} />}
      <Row gap={3} lineGap={2} wrap className={textClass({ figures: true })}>
        <Button
          variant="quiet"
          isBusy={isSending}
          disabled={resendIn > 0 && !isSending}
          onClick={() => void resend()}
        >
          {resendIn > 0
            ? t('account.code.resendIn', { time: clockText(resendIn) })
            : t('account.code.resend')}
        </Button>
        {leftToday !== null && leftToday <= FEW && (
          <Note as="span" tone="faint">
            {t('account.code.leftToday', { left: leftToday })}
          </Note>
        )}
      </Row>
    </Stack>
  );
}
