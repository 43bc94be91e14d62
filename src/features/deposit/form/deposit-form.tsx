import { useIsOnline } from '#state/connection/use-is-online.ts';
import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { packagesToShow } from '#shared/deposit/sign-up-package.ts';
import { lastUsedFirst, type DepositOffer, type LastDeposit } from '#shared/deposit/offer.ts';
import { ZERO } from '#shared/money/money.ts';
import { isBuyable, type SignUpBonus } from '#shared/sign-up-bonus/sign-up-bonus.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useBusy } from '#state/busy/use-busy.ts';
import { pageOrigin } from '#browser/page/page.ts';
import { selectBalance } from '#state/session/session-slice.ts';
import { classNames } from '#ui/base/class-names.ts';
import { Button } from '#ui/base/button.tsx';
import { focusField } from '#ui/form/form-text.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { stickyEndClass } from '#ui/layout/sticky-end.ts';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { REFETCHED_ON_OPEN } from '#api/core/query-freshness.ts';
import { useRewardItemsQuery } from '#api/reward-item.ts';
import { AmountEntry } from './amount-entry.tsx';
import { BeforePaying } from './before-paying.tsx';
import { BonusChoice } from './bonus-choice.tsx';
import { BoostChoice } from './boost-choice.tsx';
import { ChannelList } from './channel-list.tsx';
import { CostLines } from './cost-lines.tsx';
import styles from './deposit-form.module.css';
import { GetLine } from './get-line.tsx';
import { PackageOwned } from './package-owned.tsx';
import { RefusalNotice } from '#features/deposit/order/refusal-notice.tsx';
import { SignUpPackages } from './sign-up-packages.tsx';
import { useDepositForm } from './use-deposit-form.ts';
import type { DepositOrdering } from '#features/deposit/order/use-deposit-ordering.ts';

export interface DepositFormProps {
  readonly offer: DepositOffer;
  readonly making: DepositOrdering;
  /** Shows the sign-up packages instead of a free amount. */
  readonly hasPackages: boolean;
  /** The package chosen initially; null for the first. */
  readonly packageId: number | null;
  /** Earlier purchases (spec §5: buying one again is ignored); null when unknown. */
  readonly bonus: SignUpBonus | null;
  /** Its amount and channel are chosen initially; null for none. */
  readonly last: LastDeposit | null;
  /** Switches from the packages to a free amount. */
  readonly onOtherAmount: () => void;
  /** Has a second pane for the sums and the button, below this; undefined in one column. */
  readonly beside?: ReactNode;
}

const NO_ITEMS = [] as const;

/** Where a payment page returns to; the server appends the order's number. */
const returnUrl = () => `${pageOrigin()}/deposit`;

/** The notice is above the pressed button and may be out of sight. */
const scrollIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest' });

/** Amount, channel, costs, and the button that creates the order. */
export function DepositForm({
  offer,
  making,
  hasPackages,
  packageId,
  bonus,
  last,
  onOtherAmount,
  beside,
}: DepositFormProps) {
  const { t } = useTranslation('deposit');
  const { money } = useFormats();
  const soldIds = useSelector(selectConfig)?.signUpPackageIds;
  const packages = hasPackages ? packagesToShow(offer.packages, soldIds) : null;
  const buyable = packages?.filter(({ id }) => isBuyable(id, bonus)) ?? null;
  const { data: owned = NO_ITEMS } = useRewardItemsQuery(undefined, REFETCHED_ON_OPEN);
  const entry = useDepositForm(offer, buyable, packageId, { owned, last });
  const [isTried, setTried] = useState(false);
  const isFirst = useSelector(selectBalance)?.totalRecharge === ZERO;
  const isConnected = useIsOnline();
  const { now, submit, reset } = making;
  const isSending = now.stage === 'sending';
  const { sums, channel, item, boost, isBoosted, pack, verdict, isTouched } = entry;
  useBusy('deposit', isTouched || isSending);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (sums === null || channel === null) {
      focusField(event.currentTarget, pack === null ? 'amount' : undefined);
      return;
    }
    if (hasPackages && pack === null) return;
    void submit(
      {
        amount: sums.amount,
        version: 3,
        actType: item?.type ?? 0,
        actId: item?.id ?? 0,
        channelId: channel.id,
        returnUrl: returnUrl(),
        ...(boost !== null && isBoosted && { boostId: boost.id }),
        ...(entry.offered > ZERO && !entry.isTaken && { noBonus: 1 }),
      },
      event.timeStamp,
    );
  }

  const hasPanes = beside !== undefined;

  if (hasPackages && bonus?.isOwned === true) {
    return (
      <>
        {beside}
        <PackageOwned onOtherAmount={onOtherAmount} />
      </>
    );
  }
  return (
    <Stack
      as="form"
      gap={6}
      className={classNames(hasPanes && styles.panes)}
      noValidate
      onSubmit={handleSubmit}
    >
      <Stack gap={6} className={styles.fields}>
        {packages === null ? (
          <AmountEntry offer={offer} entry={entry} isTried={isTried} onChange={reset} />
        ) : (
          <Stack gap={3} className={styles.packs}>
            <SignUpPackages
              packages={packages}
              chosen={pack}
              bonus={bonus}
              onChoose={(chosen) => {
                entry.choosePack(chosen);
                reset();
              }}
            />
            {pack !== null && verdict.status !== 'fine' && (
              <NoticeBanner
                tone="warning"
                text={t('amount.hint', {
                  min: money(entry.bounds.min, 'floor'),
                  max: money(entry.bounds.max, 'floor'),
                })}
              />
            )}
            <Button variant="ghost" onClick={onOtherAmount}>
              {t('packs.other')}
            </Button>
          </Stack>
        )}
        <ChannelList
          channels={lastUsedFirst(offer.channels, last)}
          amount={entry.wanted}
          chosen={channel}
          onChoose={(id) => {
            entry.chooseChannel(id);
            reset();
          }}
        />
        <BonusChoice entry={entry} onChange={reset} />
        <BoostChoice owned={owned} entry={entry} onChange={reset} />
      </Stack>
      <div className={styles.side}>
        {beside}
        {sums !== null ? (
          <CostLines sums={sums} item={item} boostPercent={boost?.percent ?? 0} isFirst={isFirst} />
        ) : (
          hasPanes &&
          packages === null &&
          channel !== null && <BeforePaying offer={offer} channel={channel} bounds={entry.bounds} />
        )}
        {now.stage === 'editing' && now.failure !== null && (
          <div ref={scrollIntoView} className={styles.refused}>
            <RefusalNotice error={now.failure} />
          </div>
        )}
        {!isConnected && <NoticeBanner tone="offline" text={t('offline')} />}
        <Stack gap={2} className={classNames(stickyEndClass, styles.end)}>
          {sums !== null && <GetLine sums={sums} />}
          <Button
            type="submit"
            size="large"
            isWide
            isBusy={isSending}
            disabled={channel === null || !isConnected || (hasPackages && pack === null)}
          >
            {sums === null ? t('submitEmpty') : t('submit', { amount: money(sums.pays) })}
          </Button>
        </Stack>
      </div>
    </Stack>
  );
}
