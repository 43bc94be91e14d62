import { epochMs } from '#shared/time/duration.ts';
import { minorUnits } from '#shared/money/money.ts';
import {
  isUnderWay,
  statusOf,
  timelineOf,
  type WithdrawalOrder,
  type WithdrawalStatus,
} from '#shared/withdrawal/order.ts';
import { describe, expect, it, test } from 'vitest';

const orderOf = (
  status: WithdrawalStatus,
  steps: readonly (readonly [WithdrawalStatus, number])[],
): WithdrawalOrder => ({
  orderNo: 'W1',
  amount: minorUnits(50_000),
  fee: minorUnits(0),
  arrives: minorUnits(50_000),
  bankName: 'LanternPay',
  accountMask: '09*****4567',
  status,
  createdAt: epochMs(1),
  updatedAt: epochMs(9),
  dueAt: epochMs(100),
  failText: '',
  refundedAt: null,
  steps: steps.map(([name, time]) => ({ status: name, time: epochMs(time), text: '' })),
});

const shown = (order: WithdrawalOrder) =>
  timelineOf(order).map(({ status, time, isCurrent }) => [status, time, isCurrent]);

describe('the timeline of a withdrawal', () => {
  it('includes the steps still to come', () => {
    expect(shown(orderOf('waiting', [['waiting', 1]]))).toEqual([
      ['waiting', 1, true],
      ['in-process', null, false],
      ['success', null, false],
    ]);
    const second = orderOf('in-process', [
      ['in-process', 5],
      ['waiting', 1],
    ]);
    expect(shown(second)).toEqual([
      ['waiting', 1, false],
      ['in-process', 5, true],
      ['success', null, false],
    ]);
  });

  test.each(['success', 'fail', 'rejected'] as const)('ends with %s', (end) => {
    const order = orderOf(end, [
      ['waiting', 1],
      [end, 7],
    ]);
    expect(shown(order)).toEqual([
      ['waiting', 1, false],
      [end, 7, true],
    ]);
  });

  it('is complete even when the server sends no steps', () => {
    expect(shown(orderOf('waiting', []))).toEqual([
      ['waiting', 1, true],
      ['in-process', null, false],
      ['success', null, false],
    ]);
    expect(shown(orderOf('success', []))).toEqual([
      ['waiting', 1, false],
      ['success', 9, true],
    ]);
  });
});

test('the five statuses have their numbers (spec §3) [enum.withdrawal-status]', () => {
  const names = [0, 1, 2, 3, 4].map(statusOf);
  expect(names).toEqual(['in-process', 'waiting', 'fail', 'rejected', 'success']);
  expect(names.filter(isUnderWay)).toEqual(['in-process', 'waiting']);
  expect(statusOf(17)).toBe('in-process');
});
