import { serverNow } from '#api/core/server-clock.ts';
import {
  boundsOf,
  isAllowedAmount,
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
  type LastDeposit,
  type SignUpPackage,
} from '#shared/deposit/offer.ts';
import { bestBoost, type OwnedBoost, type RewardItem } from '#shared/reward/reward-item.ts';
import { ZERO, type MinorUnits } from '#shared/money/money.ts';
import { parseAmount, writeAmount } from '#shared/money/typed-amount.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { dropDraft, keepDraft, readDraft } from '#state/drafts/form-drafts.ts';
import { useState } from 'react';

const DRAFT = 'deposit';

/** The form's fields, and the sums they result in. */
export interface DepositEntry {
  readonly typed: string;
  /** The player has typed or chosen an amount. */
  readonly isTouched: boolean;
  readonly channel: DepositChannel | null;
  /** The package being bought; null when the amount is free. */
  readonly pack: SignUpPackage | null;
  readonly bounds: AmountBounds;
  readonly verdict: AmountVerdict;
  /** The amount as typed, also outside the bounds; null when it is none. */
  readonly wanted: MinorUnits | null;
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

export interface KnownOfPlayer {
  readonly owned: readonly RewardItem[];
  readonly last: LastDeposit | null;
}

/** Amount and channel of the last deposit, as far as they are allowed today. */
function firstChoice(offer: DepositOffer, last: LastDeposit | null) {
  const none = { amount: '', channelId: null };
  if (last === null) return none;
  const known = offer.channels.find(({ name, isOpen }) => isOpen && name === last.channelName);
  const channel = known ?? channelToUse(offer.channels, null);
  if (channel === null || !isAllowedAmount(last.amount, boundsOf(offer, channel))) {
    return { ...none, channelId: known?.id ?? null };
  }
  return { amount: writeAmount(last.amount), channelId: channel.id };
}

/**
 * State of the deposit form, stored for this tab so that it survives a reload or an expired session.
 * @param packs the packages to choose from; null when the amount is free
 * @param packageId the package chosen initially; null for the first
 * @param known the player's boosts and tickets, and the last deposit, whose amount and channel are chosen
 */
export function useDepositForm(
  offer: DepositOffer,
  packs: readonly SignUpPackage[] | null,
  packageId: number | null,
  { owned, last }: KnownOfPlayer,
): DepositEntry {
  const [draft] = useState(() => readDraft(DRAFT));
  const [chosenFirst] = useState(() => firstChoice(offer, last));
  const [typed, setTyped] = useState(draft?.['amount'] ?? chosenFirst.amount);
  const [channelId, setChannelId] = useState<number | null>(
    Number(draft?.['channel']) || chosenFirst.channelId,
  );
  const [isBoosted, setBoosted] = useState(true);
  const [isTaken, setTaken] = useState(true);
  const [packId, setPackId] = useState(packageId);
  const channel = channelToUse(offer.channels, channelId);
  const pack = packs?.find(({ id }) => id === packId) ?? packs?.[0] ?? null;
  const bounds = boundsOf(offer, channel);
  const { currency } = useFormats();
  const written = pack === null ? typed : writeAmount(pack.price);
  const verdict = judgeAmount(written, currency, bounds);
  const reading = parseAmount(written, currency);
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
    isTouched: typed !== chosenFirst.amount,
    channel,
    pack,
    bounds,
    verdict,
    wanted: reading.status === 'fine' ? reading.amount : null,
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
