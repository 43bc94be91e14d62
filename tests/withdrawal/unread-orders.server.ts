/** What a withdrawal reads: all players' orders share the pages of small indexes, and reading one means conflicts. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { marketDay } from '#server/core/market-day.ts';
import { dayOfPlayer } from '#server/money/ledger/withdrawn.ts';
import { selectUnplayedLeft } from '#server/money/wagering/unplayed.ts';
import { selectExchangeFacts } from '#server/withdrawal/exchange-state.ts';
import { BANK, payee } from '#tests/money/cash-out.ts';
import { platformUnderTest } from '#tests/server/platforms.ts';

describe('a withdrawal', () => {
  const subject = platformUnderTest(['--withdraw-review-seconds=86400']);

  /** Lines of the plan that read an index of the orders. */
  async function orderReads(playerId: number): Promise<string[]> {
    const { db } = subject.platform().context.database;
    const { number } = marketDay('ph', subject.clock.now());
    const facts = selectExchangeFacts(db, dayOfPlayer(playerId, number)).select(
      selectUnplayedLeft(playerId).as('unplayedLeft'),
    );
    const plan = await facts.explain<{ 'QUERY PLAN': string }>('text', sql`analyze, costs off`);
    return plan
      .map((row) => row['QUERY PLAN'])
      .filter((line) => /(?:on|using) withdrawal_order/.test(line));
  }
  const areUnread = (reads: readonly string[]) =>
    reads.length > 0 && reads.every((line) => line.includes('never executed'));

  it('of a player who never had one reads no order; the next ones read them', async () => {
    const player = await payee(subject.platform());
    expect(areUnread(await orderReads(player.id))).toBe(true);
    const order = { reqNo: randomUUID(), amount: 20_000, bankId: BANK };
    const { body } = await subject.call('createWithdrawal', order, player.token);
    expect(body).toMatchObject({ errcode: 0 });
    const reads = await orderReads(player.id);
    expect(reads.filter((line) => !line.includes('never executed'))).toHaveLength(3);
    const again = { ...order, reqNo: randomUUID() };
    expect((await subject.call('createWithdrawal', again, player.token)).body).toMatchObject({
      errcode: 1006,
      orderNo: body['orderNo'],
    });
  });
});
