/**
 * The requests of money orders that have no answer yet. Servers do not store refusals: after one, an earlier
 * request of the same number that is still on its way may be accepted. So an order is refused only when none
 * is, and its number is never sent again.
 */
import { MINUTE_MS, type EpochMs } from '#shared/time/duration.ts';
import * as v from 'valibot';

/**
 * A request without an answer may still reach the server for this long, in ms, also after its page was
 * closed.
 */
const ON_THE_WAY_MS = MINUTE_MS;

/** How many refused numbers are stored: other tabs may still hold their orders. */
const REFUSED_STORED = 50;

export const triesSchema = v.object({
  open: v.array(
    v.object({
      id: v.string(),
      reqNo: v.string(),
      /** When another try was first refused while this one was open; epoch ms by the server's clock. */
      overtakenAt: v.nullable(v.number()),
    }),
  ),
  /** Numbers of refused orders, oldest first. */
  refused: v.array(v.string()),
});

type Tries = v.InferOutput<typeof triesSchema>;

/** One request of an order. */
export type Try = Pick<Tries['open'][number], 'id' | 'reqNo'>;

export const NO_TRIES: Tries = { open: [], refused: [] };

export const addTry = (tries: Tries, tried: Try): Tries => ({
  ...tries,
  open: [...tries.open, { ...tried, overtakenAt: null }],
});

export const removeTry = (tries: Tries, { id }: Try): Tries => ({
  ...tries,
  open: tries.open.filter((one) => one.id !== id),
});

export const removeTriesOf = (tries: Tries, reqNo: string): Tries => ({
  ...tries,
  open: tries.open.filter((one) => one.reqNo !== reqNo),
});

/**
 * Notes the refusal of a try, and removes other tries that were overtaken so long ago that they are lost.
 * @param now null while the server's time is not certain
 */
export function refuseTry(tries: Tries, tried: Try, now: EpochMs | null): Tries {
  const { open, refused } = removeTry(tries, tried);
  const left = now === null ? open : overtake(open, tried.reqNo, now);
  return left.some(({ reqNo }) => reqNo === tried.reqNo)
    ? { open: left, refused }
    : { open: left, refused: [...refused, tried.reqNo].slice(-REFUSED_STORED) };
}

const overtake = (open: Tries['open'], reqNo: string, now: EpochMs): Tries['open'] =>
  open
    .map((one) => (one.reqNo === reqNo ? { ...one, overtakenAt: one.overtakenAt ?? now } : one))
    .filter(({ overtakenAt }) => overtakenAt === null || now - overtakenAt < ON_THE_WAY_MS);

export const isRefusedNumber = ({ refused }: Tries, reqNo: string): boolean =>
  refused.includes(reqNo);
