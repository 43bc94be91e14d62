import { WithdrawalCode } from '#shared/withdrawal/errors.ts';
import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { amountAgain, blockingCodes } from '#shared/withdrawal/exchange.ts';
import { writeAmount } from '#shared/money/typed-amount.ts';
import { explainRefusal, type Refusal } from '#shared/withdrawal/refusal.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { selectBalance } from '#state/session/session-slice.ts';
import type { MoneyCode } from '#state/session/verification.ts';
import type { RenderBankSheet } from '#ui/overlay/bank-sheet.ts';
import { Section } from '#ui/layout/section.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { isBankGone } from './is-bank-gone.ts';
import { BankSheets, type BankSheet } from './bank-sheets.tsx';
import { ConfirmSheet } from './confirm-sheet.tsx';
import { OrderCard } from './order-card.tsx';
import { BalanceCard } from './balance-card.tsx';
import { Receipt } from './receipt.tsx';
import { RefusalCard } from './refusal-card.tsx';
import { TodayCard } from './today-card.tsx';
import { InDoubtCard } from './in-doubt-card.tsx';
import type { ReadyNumbers } from './use-withdrawal-numbers.ts';
import type { WithdrawalAttempt } from './use-withdrawal-attempt.ts';
import { useWithdrawalConfirm } from './use-withdrawal-confirm.ts';
import styles from './withdrawal-flow.module.css';
import { WithdrawalForm } from './withdrawal-form.tsx';

export interface WithdrawalPanelProps {
  readonly numbers: ReadyNumbers;
  readonly attempt: WithdrawalAttempt;
  readonly code: MoneyCode;
  readonly renderBankSheet: RenderBankSheet;
  readonly hasPanes: boolean;
}

/** The withdrawal screen once the server's numbers are loaded. */
export function WithdrawalPanel(props: WithdrawalPanelProps) {
  const { numbers, attempt, code: smsCode, renderBankSheet, hasPanes } = props;
  const { t } = useTranslation('withdrawal');
  const errors = useErrorText();
  const balance = useSelector(selectBalance)?.coin ?? null;
  const config = useSelector(selectConfig);
  const { exchange, channels, banks, vip, order, isOrderOpen, fetchedAt, problem, refresh } =
    numbers;
  const { now } = attempt;
  const [bankId, setBankId] = useState<number>();
  const [savedId, setSavedId] = useState<number>();
  const [entered, setTyped] = useState<string>();
  const [foreseen, setForeseen] = useState<{ code: number; details: object; ref?: string } | null>(
    null,
  );
  const [sheet, setSheet] = useState<BankSheet>({ kind: 'none' });
  const confirm = useWithdrawalConfirm(attempt, smsCode);
  const orderHeading = useRef<HTMLHeadingElement>(null);

  const again = amountAgain(order, exchange);
  const typed = entered ?? (again === null ? '' : writeAmount(again));
  const bank = banks.find((account) => account.bankId === bankId) ?? banks[0] ?? null;
  const iconOf = (id: number) => config?.banks.find((known) => known.id === id)?.iconUrl ?? '';
  const facts = { exchange, hasNextLevel: vip.next !== null };
  const atOnce = { ...facts, moment: 'blocking' } as const;
  const blocking: readonly Refusal[] = blockingCodes(exchange).map((code) =>
    explainRefusal(code, {}, atOnce),
  );
  const failure = now.stage === 'editing' ? now.failure : null;
  const answer = failure?.kind === 'errcode' ? { ...failure, code: failure.errcode } : foreseen;
  const isBankBad = bank !== null && isBankGone(bank.bankId, config?.banks ?? []);
  const blocks: readonly Refusal[] =
    blocking.length > 0 || !isBankBad
      ? blocking
      : [explainRefusal(WithdrawalCode.changeBank, { bank: bank?.bankName }, atOnce)];
  const refused =
    answer !== null && blocks.every(({ code }) => code !== answer.code)
      ? {
          ...explainRefusal(answer.code, { ...answer.details }, { ...facts, moment: 'refused' }),
          ...(answer.ref !== undefined && { ref: answer.ref }),
        }
      : null;

  /** Clears the last try's message when the player edits the form. */
  function clearProblem() {
    setForeseen(null);
    attempt.reset();
  }

  const actions = {
    fetchedAt,
    onAgain: () => {
      clearProblem();
      refresh();
    },
    onAmount: (amount: Parameters<typeof writeAmount>[0]) => {
      clearProblem();
      setTyped(writeAmount(amount));
    },
    onOrder: order === null ? undefined : () => orderHeading.current?.focus(),
  };

  const notice =
    refused === null ? (
      failure !== null &&
      failure.kind !== 'errcode' && (
        <NoticeBanner tone="failure" text={errors.action('withdrawal', failure)} />
      )
    ) : (
      <RefusalCard refusal={refused} actions={actions} isAnswer />
    );
  const balanceCard = now.stage !== 'done' && (
    <BalanceCard key="balance" exchange={exchange} balance={balance} />
  );
  const isEntering = now.stage === 'editing' || now.stage === 'sending';
  return (
    <Stack gap={4} data-stage={now.stage}>
      {problem !== null && <NoticeBanner tone="warning" text={t('stale', { problem })} />}
      {now.stage === 'done' && (
        <Receipt
          created={now.answer}
          amount={now.body.amount}
          bank={banks.find((account) => account.bankId === now.body.bankId)}
          order={order?.orderNo === now.answer.orderNo ? order : null}
          onDone={() => {
            setTyped('');
            attempt.reset();
          }}
        />
      )}
      {now.stage === 'unknown' && (
        <InDoubtCard amount={now.body.amount} isAsking={now.isRetrying} onAsk={attempt.retry} />
      )}
      {blocks.length > 0 && notice}
      <Stack gap={4} className={styles.panes}>
        {!hasPanes && balanceCard}
        {isEntering && (
          <Stack key="main" gap={4} className={styles.main}>
            {blocks.length > 0 && (
              <Section title={t('blockedTitle')} aria-label={t('blockedTitle')} data-blocked>
                {blocks.map((refusal) => (
                  <RefusalCard key={refusal.code} refusal={refusal} actions={actions} />
                ))}
              </Section>
            )}
            {isOrderOpen && order !== null && (
              <OrderCard order={order} fetchedAt={fetchedAt} headingRef={orderHeading} />
            )}
            {blocking.length === 0 && (
              <WithdrawalForm
                exchange={exchange}
                channels={channels}
                bank={bank}
                bankIconUrl={bank === null ? '' : iconOf(bank.bankId)}
                typed={typed}
                isBankBad={isBankBad}
                isBankSaved={bank !== null && bank.bankId === savedId}
                notice={blocks.length === 0 && notice}
                onType={(text) => {
                  setTyped(text);
                  setForeseen(null);
                }}
                onAbove={(code, details) => setForeseen({ code, details })}
                onPickBank={() =>
                  setSheet({ kind: bank === null ? 'form' : 'accounts', isOpen: true })
                }
                onNext={(draft) => {
                  setForeseen(null);
                  confirm.open(draft);
                }}
              />
            )}
          </Stack>
        )}
        {hasPanes && balanceCard}
        {now.stage !== 'done' && <TodayCard exchange={exchange} vip={vip} fetchedAt={fetchedAt} />}
        {isEntering && !isOrderOpen && order !== null && (
          <OrderCard order={order} fetchedAt={fetchedAt} />
        )}
      </Stack>
      <BankSheets
        sheet={sheet}
        onSheet={setSheet}
        banks={banks}
        iconOf={iconOf}
        selectedId={bank?.bankId}
        most={config?.accounts.most ?? banks.length + 1}
        onPick={setBankId}
        onSaved={(id) => {
          setBankId(id);
          setSavedId(id);
        }}
        renderBankSheet={renderBankSheet}
      />
      {confirm.sheet !== null && <ConfirmSheet {...confirm.sheet} />}
    </Stack>
  );
}
