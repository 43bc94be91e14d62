/** The deposit offer: amounts, channels and bonuses (contract, deposit part; spec §3). */
import type { MinorUnits } from '#shared/money/money.ts';
import type { Reward } from '#shared/reward/reward.ts';

/** How a channel's page is shown: in the deposit sheet, as the whole page, as a code to scan. */
export type PayMode = 'embed' | 'redirect' | 'qr';

/** A payment method. */
export interface DepositChannel {
  readonly id: number;
  readonly name: string;
  /** URL of its picture; '' for none. */
  readonly icon: string;
  readonly min: MinorUnits;
  readonly max: MinorUnits;
  readonly feeFixed: MinorUnits;
  /** Of the amount, in hundredths of a percent. */
  readonly feeBps: number;
  /** Minutes until the money arrives, as the operator says. */
  readonly etaMin: number;
  /** Minutes that half of the recent orders took at most; null when the server does not say. */
  readonly usualMin: number | null;
  readonly isOpen: boolean;
  /** The server's own text, such as why it is closed; '' for none. */
  readonly note: string;
}

/** The bonus of a payment of `price` (spec §3, "Recharge/prop config entry"). */
export interface DepositItem {
  readonly id: number;
  /** Its kind among the recharge bonuses (spec §3), sent with an order for it. */
  readonly type: number;
  readonly price: MinorUnits;
  readonly bonusAmount: MinorUnits;
  /** Wagering multiple of the bonus before it can be withdrawn. */
  readonly betRate: number;
}

/** A sign-up package: it also pays an amount on each of several days (spec §3, "Sign-up bonus config"). */
export interface SignUpPackage extends DepositItem {
  readonly name: string;
  readonly days: number;
  readonly daily: MinorUnits;
}

/** A tier of the accumulated recharge: a recharge item of type 12 (spec §9). */
export interface RechargeTier {
  readonly id: number;
  /** The total recharge that reaches it. */
  readonly price: MinorUnits;
  readonly bonus: MinorUnits;
  /** The total recharge from which it is shown. */
  readonly showLimit: MinorUnits;
  /** Wagering multiple of the bonus before it can be withdrawn. */
  readonly betRate: number;
  /** Rewards beside coins. */
  readonly props: readonly Reward[];
}

/** Remaining deposits under the player's own limits; null = no such limit. */
export interface DepositLeft {
  readonly day: MinorUnits | null;
  readonly week: MinorUnits | null;
  readonly month: MinorUnits | null;
}

export interface DepositOffer {
  readonly min: MinorUnits;
  readonly max: MinorUnits;
  readonly quickAmounts: readonly MinorUnits[];
  readonly channels: readonly DepositChannel[];
  readonly items: readonly DepositItem[];
  readonly packages: readonly SignUpPackage[];
  /** Reached by the sum of all deposits; not for sale. */
  readonly tiers: readonly RechargeTier[];
  readonly left: DepositLeft;
}

/** The player's last paid deposit. */
export interface LastDeposit {
  readonly amount: MinorUnits;
  readonly channelName: string;
}

/** The channels, the one of the last deposit first. */
export const lastUsedFirst = (
  channels: readonly DepositChannel[],
  last: LastDeposit | null,
): readonly DepositChannel[] =>
  channels.toSorted(
    (a, b) => Number(b.name === last?.channelName) - Number(a.name === last?.channelName),
  );

/** The initial channel: the previously selected one while it is open, else the first open one. */
export function channelToUse(
  channels: readonly DepositChannel[],
  chosen: number | null,
): DepositChannel | null {
  const open = channels.filter(({ isOpen }) => isOpen);
  return open.find(({ id }) => id === chosen) ?? open[0] ?? null;
}
