import { withdrawalApi } from '#api/withdrawal.ts';
import { createAppStore } from '#app/store.ts';
import { minorUnits } from '#shared/money/money.ts';
import { payoutOf } from '#shared/withdrawal/payout.ts';
import { scriptedPlatform } from '#tests/builders/platform.ts';
import { expect, it } from 'vitest';
import { exchangeOf } from './facts.ts';

const CHANNEL = {
  id: 5,
  code: 'pier',
  name: 'Pier',
  icon: '',
  kind: 2,
  min: 10_000,
  max: 500_000,
  etaMin: 30,
  payMode: 'embed',
  status: 1,
  sort: 1,
};

/** Returns what the form shows for a withdrawal of 100.01 with the operator's and the channel's fees. */
async function feeShown(exchange: object, channel: object) {
  const platform = scriptedPlatform();
  platform.token = 'token-1';
  const { etaMinutes, ...state } = exchangeOf();
  const bankList: readonly object[] = [];
  const channelList = [{ ...CHANNEL, feeFixed: 0, feeBps: 0, ...channel }];
  platform.reply('withdrawalConfig', {
    json: { errcode: 0, ...state, etaMin: etaMinutes, ...exchange, bankList, channelList },
  });
  const { store } = createAppStore();
  const { data } = await store.dispatch(withdrawalApi.endpoints.withdrawalTerms.initiate());
  const [first] = data?.channels ?? [];
  return first === undefined ? undefined : payoutOf(minorUnits(10_001), first).fee;
}

it.each([
  ['none', {}, {}, 0],
  ['the channel’s', {}, { feeFixed: 500, feeBps: 125 }, 625],
  ['the platform’s, which no channel names', { feeBps: 50 }, {}, 50],
  ['both', { feeFixed: 100, feeBps: 50 }, { feeFixed: 500, feeBps: 125 }, 775],
])('the fee shown before a withdrawal is %s', async (_what, exchange, channel, fee) => {
  expect(await feeShown(exchange, channel)).toBe(fee);
});
