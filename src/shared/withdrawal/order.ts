/** A withdrawal order and its timeline (spec §3, "Withdrawal statuses"). */
import type { EpochMs } from '#shared/time/duration.ts';
import type { MinorUnits } from '#shared/money/money.ts';

export type WithdrawalStatus = 'in-process' | 'waiting' | 'fail' | 'rejected' | 'success';

/** By the number on the wire. */
const STATUSES: readonly WithdrawalStatus[] = [
  'in-process',
  'waiting',
  'fail',
  'rejected',
  'success',
];

export const statusOf = (wire: number): WithdrawalStatus => STATUSES[wire] ?? 'in-process';

export interface WithdrawalStep {
  readonly status: WithdrawalStatus;
  readonly time: EpochMs;
  /** The server's own text; may be empty. */
  readonly text: string;
}

export interface WithdrawalOrder {
  readonly orderNo: string;
  readonly amount: MinorUnits;
  readonly fee: MinorUnits;
  readonly arrives: MinorUnits;
  readonly bankName: string;
  /** The account, masked by the server. */
  readonly accountMask: string;
  readonly status: WithdrawalStatus;
  readonly createdAt: EpochMs;
  readonly updatedAt: EpochMs;
  readonly dueAt: EpochMs;
  readonly failText: string;
  /** When the coins were refunded; null if they were not. */
  readonly refundedAt: EpochMs | null;
  readonly steps: readonly WithdrawalStep[];
}

/** True while nothing is decided. */
export const isUnderWay = (status: WithdrawalStatus): boolean =>
  status === 'in-process' || status === 'waiting';

export interface TimelineEntry {
  readonly status: WithdrawalStatus;
  /** Null: still to come. */
  readonly time: EpochMs | null;
  readonly isCurrent: boolean;
}

/** The steps of a successful withdrawal. */
const GOOD_WAY: readonly WithdrawalStatus[] = ['waiting', 'in-process', 'success'];

/** Past steps in order of time, and those still to come. */
export function timelineOf(order: WithdrawalOrder): readonly TimelineEntry[] {
  const steps = order.steps.toSorted((a, b) => a.time - b.time);
  const first =
    steps[0]?.status === 'waiting' ? [] : [{ status: 'waiting' as const, time: order.createdAt }];
  const passed = [...first, ...steps].map(({ status, time }) => ({ status, time }));
  const last = passed.at(-1);
  if (last?.status !== order.status) passed.push({ status: order.status, time: order.updatedAt });
  const happened = passed.map((entry, at) => ({ ...entry, isCurrent: at === passed.length - 1 }));
  if (!isUnderWay(order.status)) return happened;
  const coming = GOOD_WAY.slice(GOOD_WAY.indexOf(order.status) + 1);
  return [...happened, ...coming.map((status) => ({ status, time: null, isCurrent: false }))];
}
