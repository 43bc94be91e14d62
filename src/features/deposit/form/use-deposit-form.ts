import { serverNow } from '#api/core/server-clock.ts';
import {
  boundsOf,
  judgeAmount,
  type AmountBounds,
  type AmountVerdict,
} from '#shared/deposit/amount-verdict.ts';
import { itemFor, sumsOf, type DepositSums } from '#shared/deposit/costs.ts';
import {
  channelToUse,
  type DepositChannel,
  type DepositItem,
  type DepositOffer,
  type SignUpPackage,
} from '#shared/deposit/offer.ts';
import { bestBoost, type OwnedBoost, type RewardItem } from '#shared/reward/reward-item.ts';
import { ZERO, type MinorUnits } from '#shared/money/money.ts';
import { writeAmount } from '#shared/money/typed-amount.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { dropDraft, keepDraft, readDraft } from '#state/drafts/form-drafts.ts';
import { useState } from 'react';

const DRAFT = 'deposit';

/** The form's fields, and the sums they result in. */
export interface DepositEntry {
  readonly typed: string;
  readonly channel: DepositChannel | null;
  /** The package being bought; null when the amount is free. */
  readonly pack: SignUpPackage | null;
  readonly bounds: AmountBounds;
  readonly verdict: AmountVerdict;
  /** Null until the amount is valid and a channel is open. */
  readonly sums: DepositSums | null;
  /** The item that the amount includes; null for none. */
  readonly item: DepositItem | null;
  /** The boost that adds most to it; null when the player has none for this amount. */
  readonly boost: OwnedBoost | null;
  /** The deposit uses the boost. */
  readonly isBoosted: boolean;
  setBoosted(isBoosted: boolean): void;
  /** The bonus of the amount, whether or not the player takes it; 0 for none, and for a package. */
  readonly offered: MinorUnits;
  /** The player takes that bonus. */
  readonly isTaken: boolean;
  setTaken(isTaken: boolean): void;
  setTyped(text: string): void;
  chooseAmount(amount: MinorUnits): void;
  chooseChannel(id: number): void;
  choosePack(pack: SignUpPackage): void;
  /** Drops the draft: it became an order. */
  drop(): void;
}

/**
 * State of the deposit form, stored for this tab so that it survives a reload or an expired session.
 * @param packs the packages to choose from; null when the amount is free
 * @param packageId the package chosen initially; null for the first
 * @param owned the player's boosts and tickets
 */
export function useDepositForm(
  offer: DepositOffer,
  packs: readonly SignUpPackage[] | null,
  packageId: number | null,
  owned: readonly RewardItem[],
): DepositEntry {
  const [draft] = useState(() => readDraft(DRAFT));
  const [typed, setTyped] = useState(draft?.['amount'] ?? '');
  const [channelId, setChannelId] = useState<number | null>(Number(draft?.['channel']) || null);
  const [isBoosted, setBoosted] = useState(true);
  const [isTaken, setTaken] = useState(true);
  const [packId, setPackId] = useState(packageId);
  const channel = channelToUse(offer.channels, channelId);
  const pack = packs?.find(({ id }) => id === packId) ?? packs?.[0] ?? null;
  const bounds = boundsOf(offer, channel);
  const verdict = judgeAmount(
    pack === null ? typed : writeAmount(pack.price),
    useFormats().currency,
    bounds,
  );
  const amount = verdict.status === 'fine' ? verdict.amount : null;
  const boost = amount === null ? null : bestBoost(amount, owned, serverNow());
  const found = amount === null ? null : itemFor(amount, offer.items);
  const item = pack ?? (isTaken ? found : null);

  function keep(amountText: string, channelText: number | null) {
    keepDraft(DRAFT, { amount: amountText, channel: String(channelText ?? '') });
  }
  function take(text: string) {
    setTyped(text);
    keep(text, channelId);
  }

  return {
    typed,
    channel,
    pack,
    bounds,
    verdict,
    item,
    boost,
    isBoosted,
    setBoosted,
    offered: pack === null ? (found?.bonusAmount ?? ZERO) : ZERO,
    isTaken,
    setTaken,
    sums:
      amount === null || channel === null
        ? null
        : sumsOf(amount, channel, item, isBoosted ? boost : null),
    setTyped: take,
    chooseAmount: (chosen) => take(writeAmount(chosen)),
    chooseChannel: (id) => {
      setChannelId(id);
      keep(typed, id);
    },
    choosePack: ({ id }) => setPackId(id),
    drop: () => dropDraft(DRAFT),
  };
}
