import { DepositCode } from '#shared/deposit/errors.ts';
import { epochMs } from '#shared/time/duration.ts';
import type { DepositChannel, DepositOffer } from '#shared/deposit/offer.ts';
import { fromCoins, ZERO } from '#shared/money/money.ts';
import { PreviewStage } from '#ui/overlay/preview-stage.tsx';
import { statesOf, type Preview } from '#ui/base/preview.ts';
import { DepositFailed } from './order/deposit-failed.tsx';
import { DepositForm } from './form/deposit-form.tsx';
import { DepositLimits } from './limits/deposit-limits.tsx';
import { DepositPaid } from './order/deposit-paid.tsx';
import { DepositSheet } from './deposit-sheet.tsx';
import { DepositWaiting } from './order/deposit-waiting.tsx';
import { FirstLimit } from './limits/first-limit.tsx';
import { PayCode } from './order/pay-code.tsx';
import { UnknownNotice } from './order/unknown-notice.tsx';
import type { DepositOrdering } from './order/use-deposit-ordering.ts';
import { WaitingOrders } from './order/waiting-orders.tsx';

const nothing = () => undefined;
/** Far enough that the countdown does not end in the preview. */
const LATER = epochMs(Date.UTC(2100, 0, 1));

const channel: DepositChannel = {
  id: 1,
  name: 'LanternPay',
  icon: '',
  min: fromCoins(50),
  max: fromCoins(50_000),
  feeFixed: ZERO,
  feeBps: 0,
  etaMin: 5,
  usualMin: 6,
  isOpen: true,
  note: '',
};
const offer: DepositOffer = {
  min: fromCoins(50),
  max: fromCoins(50_000),
  quickAmounts: [100, 300, 500, 1000].map(fromCoins),
  channels: [
    channel,
    { ...channel, id: 2, name: 'Corner Store', feeBps: 100, etaMin: 1440, usualMin: null },
    { ...channel, id: 3, name: 'Ferry Card', isOpen: false, note: 'Closed for maintenance' },
  ],
  items: [{ id: 1, type: 4, price: fromCoins(500), bonusAmount: fromCoins(10), betRate: 3 }],
  packages: [100, 300, 1000].map((coins, index) => ({
    id: 6004 + index,
    type: 6,
    name: '',
    price: fromCoins(coins),
    bonusAmount: fromCoins(coins / 5),
    betRate: 3,
    days: 7 * (index + 1),
    daily: fromCoins(5 * (index + 1)),
  })),
  tiers: [],
  left: { day: null, week: null, month: null },
};

type Now = DepositOrdering['now'];
const makingOf = (now: Now): DepositOrdering => ({
  now,
  submit: async () => null,
  retry: nothing,
  reset: nothing,
});
const still: Now = { stage: 'editing', failure: null };
const ordered = {
  amount: fromCoins(500),
  version: 3,
  actType: 0,
  actId: 0,
  channelId: 1,
  returnUrl: 'https://lobby.test/deposit',
} as const;
const bought = { isOwned: false, owned: [], isClaimable: false, boughtIds: [6004] };
const form = (now: Now, hasPackages = false, isOwned = false) => (
  <DepositForm
    offer={offer}
    making={makingOf(now)}
    hasPackages={hasPackages}
    packageId={6006}
    bonus={{ ...bought, isOwned }}
    last={{ amount: fromCoins(500), channelName: 'LanternPay' }}
    onOtherAmount={nothing}
  />
);
const check = {
  orderNo: 'D260101-7K3QX-9MPAB',
  amount: fromCoins(500),
  bonus: fromCoins(10),
  boost: ZERO,
  needBet: fromCoins(350),
  itemId: 0,
  coin: fromCoins(1510),
  seq: 9,
  status: 'paid',
  failText: '',
} as const;
const limit = { kind: 'deposit', used: 12_000, resetAt: LATER, pending: null } as const;
const way = { url: '/about', mode: 'qr', code: 'https://pay.example/p/7K3QX9MPAB' } as const;
const refusal = {
  kind: 'errcode',
  errcode: DepositCode.limit,
  details: { left: fromCoins(250) },
} as const;

export const preview: Preview = {
  name: 'Deposit',
  states: {
    form: () => form(still),
    sending: () => form({ stage: 'sending', body: ordered }),
    refused: () => form({ stage: 'editing', failure: refusal }),
    packages: () => form(still, true),
    'a package is owned': () => form(still, true, true),
    'before the first deposit': () => <FirstLimit />,
    'own limits': () => (
      <DepositLimits
        limits={[
          { ...limit, period: 'day', value: 50_000 },
          { ...limit, period: 'month', value: 20_000 },
        ]}
      />
    ),
    'answer not known': () => (
      <UnknownNotice amount={fromCoins(500)} isAsking={false} onAsk={nothing} />
    ),
    'orders that wait': () => (
      <WaitingOrders
        orders={[
          {
            orderNo: check.orderNo,
            amount: fromCoins(500),
            channelName: 'LanternPay',
            createdAt: epochMs(0),
            expiresAt: LATER,
            way,
          },
        ]}
        onContinue={nothing}
      />
    ),
    ...statesOf({ 'watching an order': true, 'still waiting': false }, (isWatching) => (
      <DepositWaiting
        orderNo={check.orderNo}
        amount={fromCoins(500)}
        expiresAt={LATER}
        status={{
          isAsking: false,
          isWatching,
          isLost: !isWatching,
          isMissing: false,
          askNow: nothing,
        }}
        onPay={nothing}
        onAnother={nothing}
      />
    )),
    'code to scan': () => (
      <PayCode code={way.code} url={way.url} amount={fromCoins(500)} expiresAt={LATER} />
    ),
    sheet: () => (
      <PreviewStage
        label="Open the deposit sheet"
        render={(isOpen, onClose) => (
          <DepositSheet
            way={way}
            amount={fromCoins(500)}
            expiresAt={LATER}
            isOpen={isOpen}
            onClose={onClose}
            onHint={nothing}
          />
        )}
      />
    ),
    arrived: () => <DepositPaid check={check} onDone={nothing} />,
    'arrived, over a game': () => <DepositPaid check={check} onDone={nothing} onPlayOn={nothing} />,
    failed: () => <DepositFailed reason="The payment was declined" onAgain={nothing} />,
  },
};
