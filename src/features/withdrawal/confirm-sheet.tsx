import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import { shownNumber } from '#shared/bank-account/bank-account.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useConfirmWay } from '#state/session/use-confirm-way.ts';
import type { MoneyCode } from '#state/session/verification.ts';
import { Amount } from '#ui/money/amount.tsx';
import { BottomSheet } from '#ui/overlay/bottom-sheet.tsx';
import { Button } from '#ui/base/button.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { focusField, formText } from '#ui/form/form-text.ts';
import { Text } from '#ui/base/text.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useId, useState, type MouseEvent, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import styles from './confirm-sheet.module.css';
import { SummaryList } from '#ui/list/summary-list.tsx';
import { useEtaText } from './use-eta-text.ts';
import type { WithdrawalDraft } from './withdrawal-form.tsx';

export interface ConfirmSheetProps extends OpenedProps {
  readonly draft: WithdrawalDraft;
  /** It is being sent, or the passkey's prompt is open: the sheet cannot be closed. */
  readonly isSending: boolean;
  readonly code: MoneyCode;
  /** Error message for the code that was sent. */
  readonly codeProblem: string | null;
  /** Confirms by a passkey instead of the code; undefined without one. It leads where it is set at first. */
  readonly onPasskey: (() => void) | undefined;
  /** Why the passkey did not confirm it. */
  readonly passkeyProblem: string | null;
  /** `code` is '' where none is required. */
  readonly onConfirm: (press: { readonly timeStamp: number; readonly code: string }) => void;
  /** Call it when the player edits the code. */
  readonly onEdit: () => void;
}

/** Confirms a withdrawal: amount, recipient, fee, and what arrives when. */
export function ConfirmSheet(props: ConfirmSheetProps) {
  const { draft, isSending, code, codeProblem, onConfirm, onEdit, ...rest } = props;
  const { onPasskey, passkeyProblem, ...opened } = rest;
  const { t } = useTranslation('withdrawal');
  const { t: tCommon } = useTranslation();
  const { t: tCode } = useTranslation('moneyCode');
  const { money } = useFormats();
  const etaText = useEtaText();
  const formId = useId();
  const way = useConfirmWay(onPasskey !== undefined);
  const [isShort, setShort] = useState(false);
  const { amount, fee, arrives, bank, channel, etaMinutes } = draft;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (way.isByPasskey) {
      onPasskey?.();
      return;
    }
    const { currentTarget: form, timeStamp } = event;
    const typed = code.isAsked ? formText(form, 'code') : '';
    const isWrong = code.isAsked && typed.length !== code.length;
    setShort(isWrong);
    if (isWrong) focusField(form, 'code');
    else onConfirm({ timeStamp, code: typed });
  }

  /** The code's field may be further down. */
  function handleChange({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    flushSync(way.change);
    if (form !== null) focusField(form, code.isReady ? 'code' : 'codeMobile');
  }

  function clearProblem() {
    setShort(false);
    onEdit();
  }

  const hasCode = code.isAsked && !way.isByPasskey;
  const codeError = isShort
    ? tCommon('account.code.wrongLength', { length: code.length })
    : (codeProblem ?? undefined);
  return (
    <BottomSheet
      {...opened}
      name="withdrawal-confirm"
      title={t('confirm.title', { amount: money(amount) })}
      closeLabel={tCommon('common.close')}
      isDismissable={!isSending}
      footer={
        <>
          {passkeyProblem !== null && way.other !== 'usePasskey' && (
            <NoticeBanner tone="failure" text={passkeyProblem} />
          )}
          <Button
            type="submit"
            form={formId}
            size="large"
            isWide
            isBusy={isSending}
            disabled={hasCode && !code.isReady}
          >
            {way.isByPasskey ? (
              <span className={styles.passkey}>
                <span>{tCode('passkeyAmount', { amount: money(amount) })}</span>{' '}
                <Text as="span" size="small" weight="medium">
                  {tCode('passkeyWith')}
                </Text>
              </span>
            ) : (
              t('confirm.submit', { amount: money(amount) })
            )}
          </Button>
          {way.other === 'passkey' ? (
            <Button variant="ghost" isWide disabled={isSending} onClick={opened.onClose}>
              {t('confirm.back')}
            </Button>
          ) : (
            <Button
              variant="ghost"
              form={formId}
              isWide
              disabled={isSending}
              onClick={handleChange}
            >
              {tCode(way.other)}
            </Button>
          )}
        </>
      }
    >
      <Stack id={formId} as="form" gap={4} noValidate onSubmit={handleSubmit}>
        <SummaryList
          items={[
            { name: t('confirm.to'), value: `${bank.bankName} ${shownNumber(bank)}` },
            { name: t('confirm.owner'), value: bank.realname },
            ...(channel === null ? [] : [{ name: t('form.channel'), value: channel.name }]),
            { name: t('confirm.amount'), value: <Amount text={money(amount)} tone="inherit" /> },
            { name: t('form.fee'), value: fee === 0 ? t('form.noFee') : money(fee) },
            { name: t('form.arrives'), value: <Amount text={money(arrives)} /> },
            { name: t('form.eta'), value: etaText(etaMinutes) },
          ]}
        />
        {onPasskey !== undefined && way.other === 'passkey' && (
          <Button variant="quiet" isWide disabled={isSending} onClick={onPasskey}>
            {tCode('passkey')}
          </Button>
        )}
        {hasCode && code.render({ error: codeError, onInput: clearProblem })}
        <p className={styles.final}>{t('form.final')}</p>
      </Stack>
    </BottomSheet>
  );
}
