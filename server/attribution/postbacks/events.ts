import { createHash } from 'node:crypto';
import { epochMs, type EpochMs } from '#domain/duration.ts';
import { minorUnits, ZERO, type MinorUnits } from '#domain/money.ts';
import type { CountedFacts } from '#server/attribution/contribution.ts';
import type { ReportedStep } from '#server/attribution/funnel.ts';

/** What can be told of a visitor, by the names that it is told by unless a rule has others. */
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

/** Something that happened to a visitor, and is known since it was last counted. */
export interface Happening {
  event: PostbackEvent;
  time: EpochMs;
  /** Milliseconds after the landing. */
  after: number;
  amount: MinorUnits;
  /** Of a deposit; '' for a step. */
  orderNo: string;
}

/** What is known of a visitor now and was not before. A first deposit is a deposit, too. */
export function happeningsSince(before: CountedFacts | null, now: CountedFacts): Happening[] {
  const timeOf = (after: number): EpochMs => epochMs(now.landedAt + after);
  const steps = Object.entries(STEPS).flatMap(([event, step]): Happening[] => {
    const after = now.after[step];
    if (after === null || (before?.after[step] ?? null) !== null) return [];
    const known = { event: event as PostbackEvent, after, time: timeOf(after) };
    return [{ ...known, amount: ZERO, orderNo: '' }];
  });
  const told = new Set(before?.deposits.map(({ orderNo }) => orderNo));
  const deposits = now.deposits
    .filter(({ orderNo }) => !told.has(orderNo))
    .flatMap(({ orderNo, after, amount, isFirst }): Happening[] =>
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

/** The same for the same happening, whoever counts it and however often; the visitor cannot be told from it. */
export const eventIdOf = (installId: string, { event, orderNo }: Happening): string =>
  createHash('sha256').update(`${installId} ${event} ${orderNo}`).digest('hex').slice(0, 32);
