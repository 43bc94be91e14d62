import { createHash } from 'node:crypto';
import { epochMs, type EpochMs } from '#shared/time/duration.ts';
import { minorUnits, ZERO, type MinorUnits } from '#shared/money/money.ts';
import type { CountedFacts } from '#server/marketing/events/contribution.ts';
import type { ReportedStep } from '#server/marketing/events/funnel.ts';

/** Events that a rule can send; also the default of `{event}`. */
export const POSTBACK_EVENTS = [
  'install',
  'first_launch',
  'registration',
  'first_deposit',
  'deposit',
] as const;
export type PostbackEvent = (typeof POSTBACK_EVENTS)[number];

const STEPS: Readonly<Partial<Record<PostbackEvent, ReportedStep>>> = {
  install: 'installed',
  first_launch: 'opened',
  registration: 'registered',
};

/** An event of a visitor that the previous count did not have. */
export interface VisitorEvent {
  event: PostbackEvent;
  time: EpochMs;
  /** Milliseconds after the landing. */
  after: number;
  amount: MinorUnits;
  /** Of a deposit; '' for a step. */
  orderNo: string;
}

/** The events between two counts of a visitor. A first deposit is also a deposit. */
export function eventsSince(before: CountedFacts | null, now: CountedFacts): VisitorEvent[] {
  const timeOf = (after: number): EpochMs => epochMs(now.landedAt + after);
  const steps = Object.entries(STEPS).flatMap(([event, step]): VisitorEvent[] => {
    const after = now.after[step];
    if (after === null || (before?.after[step] ?? null) !== null) return [];
    return [
      {
        event: event as PostbackEvent,
        after,
        time: timeOf(after),
        amount: ZERO,
        orderNo: '',
      },
    ];
  });
  const known = new Set(before?.deposits.map(({ orderNo }) => orderNo));
  const deposits = now.deposits
    .filter(({ orderNo }) => !known.has(orderNo))
    .flatMap(({ orderNo, after, amount, isFirst }): VisitorEvent[] =>
      (isFirst ? (['first_deposit', 'deposit'] as const) : (['deposit'] as const)).map((event) => ({
        event,
        after,
        time: timeOf(after),
        amount: minorUnits(amount),
        orderNo,
      })),
    );
  return [...steps, ...deposits];
}

/** Stable across recounts and servers; does not reveal the install id. */
export const eventIdOf = (installId: string, { event, orderNo }: VisitorEvent): string =>
  createHash('sha256').update(`${installId} ${event} ${orderNo}`).digest('hex').slice(0, 32);
