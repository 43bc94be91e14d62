import { veiledNumber } from '#shared/bank-account/bank-account.ts';
import type { BankAccount } from '#shared/account/user.ts';
import { parseAmountWithin, writeAmount, type LimitedProblem } from '#shared/money/typed-amount.ts';
import {
  channelsTo,
  codeAbove,
  payoutBounds,
  quickPayouts,
  type Exchange,
  type PayoutChannel,
} from '#shared/withdrawal/exchange.ts';
import { payoutOf, type Payout } from '#shared/withdrawal/payout.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useFormBusy } from '#state/busy/use-form-busy.ts';
import { AmountChips } from '#ui/money/amount-chips.tsx';
import { Amount } from '#ui/money/amount.tsx';
import { BankLogo } from '#ui/media/bank-logo.tsx';
import { Dotted } from '#ui/base/dotted.tsx';
import { Button } from '#ui/base/button.tsx';
import { classNames } from '#ui/base/class-names.ts';
import { focusField } from '#ui/form/form-text.ts';
import { BankIcon } from '#ui/icons/bank-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { stickyEndClass } from '#ui/layout/sticky-end.ts';
import { PickField } from '#ui/choice/pick-field.tsx';
import { SelectList } from '#ui/choice/select-list.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { SummaryList } from '#ui/list/summary-list.tsx';
import { useTranslation } from 'react-i18next';
import { useEtaText } from './use-eta-text.ts';
import styles from './withdrawal-form.module.css';

/** The entered withdrawal, before it is confirmed. */
export interface WithdrawalDraft extends Payout {
  readonly bank: BankAccount;
  readonly channel: PayoutChannel | null;
  readonly etaMinutes: number;
}

export interface WithdrawalFormProps {
  readonly exchange: Exchange;
  readonly channels: readonly PayoutChannel[];
  /** Null while none is bound. */
  readonly bank: BankAccount | null;
  readonly bankIconUrl: string;
  /** Text of the amount field. */
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onPickBank: () => void;
  /** The amount exceeds a limit: the code with which the server would refuse it, and the bounds. */
  readonly onAbove: (code: number, details: { readonly min: number; readonly max: number }) => void;
  /** The account cannot be paid as it is: the form is blocked. */
  readonly isBankBad?: boolean;
  /** The account was just added or changed. */
  readonly isBankSaved?: boolean;
  /** Result of the last try, above the button that tries again. */
  readonly notice?: ReactNode;
  readonly onNext: (draft: WithdrawalDraft) => void;
}

type Wrong = LimitedProblem | AccountProblem | null;
/** None is bound, or no payout method reaches it now. */
type AccountProblem = 'no-bank' | 'unserved';

/** Account, amount, fee and arrival. */
export function WithdrawalForm(props: WithdrawalFormProps) {
  const { exchange, bank, bankIconUrl, typed, onType, onPickBank, onNext } = props;
  const { onAbove, isBankBad = false, isBankSaved = false, notice } = props;
  const { t } = useTranslation('withdrawal');
  const { money, currency } = useFormats();
  const etaText = useEtaText();
  const markTyped = useFormBusy('withdrawal-form');
  const [channelId, setChannelId] = useState<number>();
  const [wrong, setWrong] = useState<Wrong>(null);
  const channels = channelsTo(props.channels, bank?.bankId ?? null);
  // Without payout methods the server chooses one; with some, one of them must reach this account.
  const isUnserved = props.channels.length > 0 && channels.length === 0;
  const channel = channels.find(({ id }) => id === channelId) ?? channels[0] ?? null;
  const bounds = payoutBounds(exchange, channel);
  const reading = parseAmountWithin(typed, currency, bounds);
  const payout = reading.status === 'fine' ? payoutOf(reading.amount, channel ?? exchange) : null;
  const etaMinutes = channel?.etaMinutes ?? exchange.etaMinutes;
  const range = { least: money(bounds.least), most: money(bounds.most) };

  const unserved =
    bank === null || bank.bankName === ''
      ? t('form.accountUnserved')
      : t('form.accountUnservedOf', { bank: bank.bankName });
  const accountProblem = bank === null ? 'no-bank' : isUnserved ? 'unserved' : null;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = accountProblem ?? (reading.status === 'fine' ? null : reading.status);
    setWrong(found);
    if (found === 'above') {
      onAbove(codeAbove(bounds, exchange), { min: bounds.least, max: bounds.most });
    }
    if (isBankBad || accountProblem !== null) focusField(event.currentTarget, 'bank');
    else if (bank !== null && payout !== null) onNext({ ...payout, bank, channel, etaMinutes });
    else focusField(event.currentTarget, 'amount');
  }

  const amountError: Readonly<Record<LimitedProblem, string>> = {
    empty: t('form.empty'),
    'no-amount': t('form.noAmount'),
    decimals: t('form.decimals'),
    'too-large': t(`form.above.${bounds.ceiling}`, range),
    below: t('form.below', range),
    above: t(`form.above.${bounds.ceiling}`, range),
  };

  return (
    <Stack as="form" gap={4} noValidate onInput={markTyped} onSubmit={handleSubmit}>
      <PickField
        name="bank"
        label={t('form.account')}
        value={bank === null ? '' : `${bank.bankName} ${veiledNumber(bank)}`.trim()}
        placeholder={t('form.accountNone')}
        // Announced with the field, which has the focus again once the form has closed.
        hint={isBankSaved ? t('form.accountSaved') : undefined}
        error={isUnserved ? unserved : wrong === 'no-bank' ? t('form.accountMissing') : undefined}
        leading={
          bank === null ? (
            <BankIcon />
          ) : (
            <BankLogo name={bank.bankName} iconUrl={bankIconUrl} seed={bank.bankId} />
          )
        }
        onPick={() => {
          setWrong(null);
          onPickBank();
        }}
      />
      {channels.length > 1 && (
        <Stack as="fieldset" gap={1}>
          <legend className={styles.legend}>{t('form.channel')}</legend>
          <SelectList
            label={t('form.channel')}
            selectedId={channel === null ? undefined : String(channel.id)}
            options={channels.map(({ id, name, iconUrl, etaMinutes: eta, note }) => ({
              id: String(id),
              label: name,
              note: <Dotted parts={[etaText(eta), note]} />,
              leading: <BankLogo name={name} iconUrl={iconUrl} seed={id} />,
            }))}
            onSelect={(id) => setChannelId(Number(id))}
          />
        </Stack>
      )}
      <TextField
        name="amount"
        label={t('form.amount')}
        hint={t('form.range', range)}
        error={
          wrong === null || wrong === 'no-bank' || wrong === 'unserved'
            ? undefined
            : amountError[wrong]
        }
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="next"
        required
        value={typed}
        onChange={(event) => {
          setWrong(null);
          onType(event.currentTarget.value);
        }}
      />
      <AmountChips
        label={t('form.quick')}
        chips={[...quickPayouts(bounds), bounds.most].map((amount) => ({
          text: amount === bounds.most ? t('form.all') : money(amount, 'floor'),
          isChosen: reading.status === 'fine' && reading.amount === amount,
          isDisabled: bounds.most < bounds.least,
          onChoose: () => {
            setWrong(null);
            onType(writeAmount(amount));
          },
        }))}
      />
      <SummaryList
        items={[
          {
            name: t('form.fee'),
            value: payout === null ? '–' : payout.fee === 0 ? t('form.noFee') : money(payout.fee),
          },
          {
            name: t('form.arrives'),
            value: payout === null ? '–' : <Amount text={money(payout.arrives)} />,
          },
          { name: t('form.eta'), value: etaText(etaMinutes) },
        ]}
      />
      {notice}
      <div className={classNames(stickyEndClass, styles.end)}>
        <Button type="submit" size="large" isWide>
          {t('form.next')}
        </Button>
      </div>
    </Stack>
  );
}
