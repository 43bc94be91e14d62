import { minorUnits, ZERO, type MinorUnits } from '#domain/money.ts';
import type { Documents } from '#server/catalogue/documents.ts';

type PayChannel = Documents['trade']['payChannelList'][number];

/** Contract, constants part: a wallet has its money within half an hour. */
const WALLET_ETA_MIN = 30;
const BOTH_WAYS = 3;
const IN_ONLY = 1;

/** A payout method, with the bounds and the fee that hold for this player now. */
export type PayoutChannel = PayChannel & { feeFixed: MinorUnits; min: MinorUnits; max: MinorUnits };

/**
 * The payout methods among the channels. Of a channel that also takes deposits, times and remarks are those
 * of a deposit.
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

/** Whether it pays to accounts of a bank or wallet. */
export const paysTo = ({ bankIds }: Pick<PayoutChannel, 'bankIds'>, bankId: number): boolean =>
  bankIds?.includes(bankId) ?? true;

/** The channel taken when none is named: the first that is up. */
export const usualChannel = (channels: readonly PayoutChannel[]): PayoutChannel | undefined =>
  channels.find(({ status }) => status === 1);
