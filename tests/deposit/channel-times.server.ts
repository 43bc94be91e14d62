/** How long a channel usually takes is computed from paid orders. */
import { expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#shared/time/duration.ts';
import type { WireResponseOf } from '#shared/wire/endpoints.ts';
import { eachPlatform, ownPlayer } from '#tests/server/platforms.ts';
import { askOrder, cashier, CHANNEL, makeOrder } from './deposits.ts';

eachPlatform('the usual time of a channel', (subject) => {
  async function timeOf(channelId: number, token: string) {
    const { body } = await subject.call('tradeInfo', {}, token);
    const { payChannelList } = body as unknown as WireResponseOf<'tradeInfo'>;
    const channel = payChannelList.find(({ id }) => id === channelId);
    return { minutes: channel?.etaMedianMin, from: channel?.etaFrom };
  }

  it('is the median of its paid orders, once there are ten', async () => {
    const platform = subject.platform();
    const { token } = await ownPlayer(platform);
    const pay = async (afterMinutes: number) => {
      const order = await makeOrder(platform, token, { channelId: CHANNEL.withFee });
      subject.clock.advance(afterMinutes * MINUTE_MS);
      await cashier(platform, order, 'paid');
    };
    for (const minutes of [1, 2, 3, 4, 6, 6, 9, 10, 11]) await pay(minutes);
    // Not paid: it says nothing about the time.
    await askOrder(platform, token, { channelId: CHANNEL.withFee });
    expect(await timeOf(CHANNEL.withFee, token)).toEqual({ minutes: undefined, from: undefined });

    await pay(9);
    expect(await timeOf(CHANNEL.withFee, token)).toEqual({ minutes: undefined, from: undefined });
    // Computed anew after ten minutes.
    subject.clock.advance(MINUTE_MS);
    expect(await timeOf(CHANNEL.withFee, token)).toEqual({ minutes: 6, from: 10 });
    expect(await timeOf(CHANNEL.closed, token)).toEqual({ minutes: undefined, from: undefined });

    subject.clock.advance(31 * DAY_MS);
    const { token: later } = await ownPlayer(platform);
    expect(await timeOf(CHANNEL.withFee, later)).toEqual({ minutes: undefined, from: undefined });
  });
});
