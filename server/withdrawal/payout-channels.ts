import { minorUnits, ZERO, type MinorUnits } from '#shared/money/money.ts';
import type { Documents } from '#server/catalogue/documents.ts';

type PayChannel = Documents['trade']['payChannelList'][number];

/** Contract, constants part: a payout to a wallet arrives within half an hour. */
const WALLET_ETA_MIN = 30;
const BOTH_WAYS = 3;
const IN_ONLY = 1;

/** A payout method with the limits and fee that apply to this player now. */
export type PayoutChannel = PayChannel & { feeFixed: MinorUnits; min: MinorUnits; max: MinorUnits };

/**
 * Filters the payout methods of the channels. For a channel that also takes deposits, times and notes are
 * those of the deposit.
 * @param least the smallest withdrawal there is
 * @param isFree whether the VIP level pays the next one's fee
 */
export function payoutChannels(
  channels: readonly PayChannel[],
  { least, isFree }: { least: MinorUnits; isFree: boolean },
): PayoutChannel[] {
  return channels
    .filter(({ kind }) => kind !== IN_ONLY)
    .map(({ note, ...channel }) => ({
      ...channel,
      ...(note === undefined || channel.kind === BOTH_WAYS ? {} : { note }),
      min: minorUnits(Math.max(channel.min, least)),
      max: minorUnits(channel.max),
      etaMin: Math.max(channel.etaMin, WALLET_ETA_MIN),
      feeFixed: isFree ? ZERO : minorUnits(channel.feeFixed),
      feeBps: isFree ? 0 : channel.feeBps,
    }));
}

/** True when the method pays to accounts of this bank or wallet. */
export const paysTo = ({ bankIds }: Pick<PayoutChannel, 'bankIds'>, bankId: number): boolean =>
  bankIds?.includes(bankId) ?? true;

/** The default channel: the first that is up. */
export const usualChannel = (channels: readonly PayoutChannel[]): PayoutChannel | undefined =>
  channels.find(({ status }) => status === 1);
