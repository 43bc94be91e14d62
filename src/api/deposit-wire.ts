/** Wire → domain for deposits. */
import { pictureAddress } from '#api/core/server-hosts.ts';
import { absolute, type ServerHosts } from '#shared/wire/server-hosts.ts';
import type { ResponseOf } from '#shared/wire/endpoints.ts';
import type { DepositChannel, DepositOffer } from '#shared/deposit/offer.ts';
import { payWay, type WaitingDeposit } from '#shared/deposit/order.ts';
import { sortOut } from '#shared/deposit/recharge-item.ts';

type Trade = ResponseOf<'tradeInfo'>;
type WireChannel = Trade['payChannelList'][number];

/** Channels for payouts only. */
const KIND_OUT = 2;

export function toDepositOffer(trade: Trade, hosts: ServerHosts): DepositOffer {
  return {
    min: trade.rechargeMin,
    max: trade.rechargeMax,
    quickAmounts: trade.quickAmounts,
    channels: trade.payChannelList
      .filter(({ kind }) => kind !== KIND_OUT)
      .map((channel) => toChannel(channel, hosts)),
    ...sortOut(trade.rechargeList),
    left: trade.depositLeft ?? { day: null, week: null, month: null },
  };
}

function toChannel(wire: WireChannel, hosts: ServerHosts): DepositChannel {
  const { id, name, icon, min, max, feeFixed, feeBps, etaMin, status, note = '' } = wire;
  const { etaMedianMin = null } = wire;
  return {
    id,
    name,
    icon: pictureAddress(icon, hosts),
    min,
    max,
    feeFixed,
    feeBps,
    etaMin,
    usualMin: etaMedianMin,
    isOpen: status === 1,
    note,
  };
}

export function toWaitingDeposit(
  wire: ResponseOf<'deposits'>['list'][number],
  hosts: ServerHosts,
): WaitingDeposit {
  const { orderNo, amount, channelName, createTime, expireTime = null, payUrl, qrCode } = wire;
  const mode = wire.payMode ?? 'redirect';
  return {
    orderNo,
    amount,
    channelName,
    createdAt: createTime,
    expiresAt: expireTime,
    way: payUrl === undefined ? null : payWay(absolute(payUrl, hosts), mode, qrCode),
  };
}
