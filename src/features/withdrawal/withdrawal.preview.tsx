import { minorUnits } from '#shared/money/money.ts';
import { explainRefusal, NAMED_REFUSALS } from '#shared/withdrawal/refusal.ts';
import { PreviewStage } from '#ui/overlay/preview-stage.tsx';
import { statesFor, statesOf, type Preview } from '#ui/base/preview.ts';
import type { StepActions } from './next-step-button.tsx';
import { OrderCard } from './order-card.tsx';
import { OnItsWay } from './on-its-way.tsx';
import * as facts from './preview-facts.ts';
import { AccountSheet } from './account-sheet.tsx';
import { ConfirmSheet, type ConfirmSheetProps } from './confirm-sheet.tsx';
import { BalanceCard } from './balance-card.tsx';
import { BalanceSheet } from './balance-sheet.tsx';
import { Receipt } from './receipt.tsx';
import { RefusalCard } from './refusal-card.tsx';
import { TodayCard } from './today-card.tsx';
import { InDoubtCard } from './in-doubt-card.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';

const nothing = () => undefined;
const { exchange, vip, banks, channels, order, laterOrder, NOON } = facts;
const actions: StepActions = {
  fetchedAt: NOON,
  onAgain: nothing,
  onAmount: nothing,
  onOrder: nothing,
};
const form = {
  exchange,
  channels: [],
  bank: banks[0] ?? null,
  bankIconUrl: '/static/art/bank/1.svg',
  typed: '500',
  onType: nothing,
  onPickBank: nothing,
  onAbove: nothing,
  onNext: nothing,
};
const created = {
  orderNo: order.orderNo,
  fee: order.fee,
  arrives: order.arrives,
  dueAt: order.dueAt,
  coin: minorUnits(111_450),
  lottery: minorUnits(73_450),
  seq: 12,
};

const confirmation = (onPasskey: ConfirmSheetProps['onPasskey']) => () => (
  <PreviewStage
    label="Open the last look"
    render={(isOpen, onClose) => (
      <ConfirmSheet
        draft={facts.draftOf()}
        isOpen={isOpen}
        isSending={false}
        code={facts.noCode}
        codeProblem={null}
        onPasskey={onPasskey}
        passkeyProblem={null}
        onConfirm={nothing}
        onEdit={nothing}
        onClose={onClose}
        onClosed={nothing}
      />
    )}
  />
);

const UNNAMED = 4711;
const refusals = statesFor([...NAMED_REFUSALS, UNNAMED], (code) => (
  <RefusalCard
    refusal={explainRefusal(code, {}, { exchange, hasNextLevel: true, moment: 'refused' })}
    actions={actions}
  />
));

const orders = {
  'order waiting': order,
  'order in process': laterOrder('in-process'),
  'order that is late': laterOrder('in-process', { dueAt: order.createdAt }),
  'order paid': laterOrder('success'),
  'order failed': laterOrder('fail', {
    failText: 'The bank did not take it.',
    refundedAt: order.dueAt,
  }),
  'order rejected': laterOrder('rejected', { failText: 'The name is another.' }),
};

export const preview: Preview = {
  name: 'Withdrawal',
  states: {
    balance: () => <BalanceCard exchange={exchange} balance={minorUnits(161_450)} />,
    'balance without bets': () => (
      <BalanceCard exchange={{ ...exchange, needBet: minorUnits(0) }} balance={null} />
    ),
    'balance in a narrow column': () => (
      <BalanceCard exchange={exchange} balance={minorUnits(161_450)} isSmall />
    ),
    'what the balance is made of': () => (
      <PreviewStage
        label="Open the balance"
        render={(isOpen, onClose) => (
          <BalanceSheet isOpen={isOpen} isOverGame={false} onClose={onClose} />
        )}
      />
    ),
    'on its way': () => <OnItsWay order={laterOrder('in-process')} fetchedAt={order.createdAt} />,
    'on its way, late': () => (
      <OnItsWay order={laterOrder('in-process')} fetchedAt={order.dueAt + 1} />
    ),
    today: () => <TodayCard exchange={exchange} vip={vip} fetchedAt={NOON} />,
    'today at the top level': () => (
      <TodayCard exchange={exchange} vip={{ level: 10, next: null }} fetchedAt={NOON} />
    ),
    form: () => <WithdrawalForm {...form} />,
    'form without an account': () => <WithdrawalForm {...form} bank={null} typed="" />,
    'form with payout methods': () => <WithdrawalForm {...form} channels={channels} />,
    confirm: confirmation(undefined),
    'confirm by passkey': confirmation(nothing),
    accounts: () => (
      <PreviewStage
        label="Open the accounts"
        render={(isOpen, onClose) => (
          <AccountSheet
            banks={banks}
            iconOf={(id) => `/static/art/bank/${id}.svg`}
            selectedId={1}
            most={5}
            isOpen={isOpen}
            onPick={onClose}
            onAdd={onClose}
            onChange={onClose}
            onClose={onClose}
            onClosed={nothing}
          />
        )}
      />
    ),
    inDoubt: () => <InDoubtCard amount={minorUnits(50_000)} isAsking={false} onAsk={nothing} />,
    receipt: () => (
      <Receipt
        created={created}
        amount={order.amount}
        bank={banks[0]}
        order={order}
        onDone={nothing}
      />
    ),
    ...statesOf(orders, (one) => <OrderCard order={one} fetchedAt={NOON} />),
    ...refusals,
  },
};
