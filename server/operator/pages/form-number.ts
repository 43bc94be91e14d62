import { randomUUID } from 'node:crypto';
import { takeNumber } from '#server/money/requests/answer-once.ts';
import { DAY_MS, type EpochMs } from '#shared/time/duration.ts';
import type { Form } from '#server/marketing/kit/read-form.ts';
import type { Trx } from '#server/core/database/transact.ts';

const PREFIX = 'form';
/** `form-<when it was shown>-<UUID>`: no number of a player's call looks like it. */
const NUMBER = new RegExp(String.raw`^${PREFIX}-(\d{1,15})-[\da-f-]{36}$`);
/** Numbers are remembered for a day (contract, conventions), so an older form is not accepted. */
const LASTS_MS = DAY_MS;

/** The number of a page as it was shown, in the field `number` of its forms: each can be sent once. */
export const newFormNumber = (now: EpochMs): string => `${PREFIX}-${now}-${randomUUID()}`;

/** Takes the number of a form about a player. @returns false when it was sent before, or its page is too old */
export async function isFirstSending(
  trx: Trx,
  { form, playerId, action, now }: { form: Form; playerId: number; action: string; now: EpochMs },
): Promise<boolean> {
  const [number, shownAt] = NUMBER.exec(form['number'] ?? '') ?? [];
  if (number === undefined || now - Number(shownAt) >= LASTS_MS) return false;
  const place = await takeNumber(trx, {
    playerId,
    reqNo: `${action} ${number}`,
    endpoint: action,
    body: '',
    now,
  });
  return place !== undefined;
}
