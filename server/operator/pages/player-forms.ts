import { BadRequest } from '#server/core/http/refusal.ts';
import { dayNumber, dayText } from '#server/core/market-day.ts';
import { ENDING_RESTRICTIONS } from '#server/core/database/player-note-tables.ts';
import { RESTRICTIONS } from '#server/players/base/status.ts';
import { parseAmount } from '#shared/money/typed-amount.ts';
import { subtract, ZERO, type Currency, type MinorUnits } from '#shared/money/money.ts';
import type { Form } from '#server/marketing/kit/read-form.ts';

export const PLAYER_ACTIONS = [
  'note',
  'restrict',
  'lift',
  'correct',
  'sign-out',
  'remove-passkeys',
] as const;
export type PlayerAction = (typeof PLAYER_ACTIONS)[number];

/** Which way a correction goes. */
export const DIRECTIONS = ['add', 'take'] as const;

/** The market's day and currency, for what people type. */
interface FormPlace {
  today: number;
  currency: Currency;
}

interface CommandOfForm {
  command: string;
  options: Readonly<Record<string, unknown>>;
}

/**
 * The command of a form, beside the account.
 * @throws BadRequest in words for the user, where the command would answer in those of the command line
 */
export function readPlayerForm(action: PlayerAction, form: Form, place: FormPlace): CommandOfForm {
  switch (action) {
    case 'note':
      return { command: 'player note', options: { text: required(form, 'text') } };
    case 'restrict': {
      const restriction = restrictionOf(form);
      const until = untilOf(form, restriction, place);
      const options = { status: restriction, reason: required(form, 'reason') };
      return {
        command: 'player status',
        options: until === undefined ? options : { ...options, until },
      };
    }
    case 'lift':
      return {
        command: 'player status',
        options: { status: restrictionOf(form), lift: true, reason: required(form, 'reason') },
      };
    case 'correct': {
      const amount = amountOf(form, 'amount', place);
      if (amountOf(form, 'again', place) !== amount) {
        throw new BadRequest('the two amounts differ');
      }
      const isTaken = oneOfField(form, 'direction', DIRECTIONS) === 'take';
      return {
        command: 'player correct',
        options: {
          amount: isTaken ? subtract(ZERO, amount) : amount,
          confirm: amount,
          reason: required(form, 'reason'),
        },
      };
    }
    case 'sign-out':
    case 'remove-passkeys':
      return { command: `player ${action}`, options: { reason: required(form, 'reason') } };
  }
}

function required(form: Form, name: string): string {
  const text = form[name] ?? '';
  if (text.trim() === '') throw new BadRequest(`${name} is empty`);
  return text;
}

function oneOfField<Value extends string>(
  form: Form,
  name: string,
  known: readonly Value[],
): Value {
  const value = known.find((one) => one === form[name]);
  if (value === undefined) throw new BadRequest(`${name} must be one of ${known.join(', ')}`);
  return value;
}

const restrictionOf = (form: Form) => oneOfField(form, 'restriction', RESTRICTIONS);

/** The day until which a restriction holds; undefined without an end. */
function untilOf(form: Form, restriction: string, { today }: FormPlace): string | undefined {
  const text = (form['until'] ?? '').trim();
  if (text === '') return undefined;
  const day = dayNumber(text);
  if (day === undefined) {
    throw new BadRequest(`until must be a day like 2026-11-21, not "${text.slice(0, 40)}"`);
  }
  if (day < today) throw new BadRequest(`${dayText(day)} has passed`);
  if (!ENDING_RESTRICTIONS.some((ending) => ending === restriction)) {
    throw new BadRequest('an exclusion or a break has no last day: lift it when it is over');
  }
  return text;
}

function amountOf(form: Form, name: string, { currency }: FormPlace): MinorUnits {
  const text = form[name] ?? '';
  const reading = parseAmount(text, currency);
  if (reading.status === 'fine' && reading.amount > 0) return reading.amount;
  throw new BadRequest(
    `an amount must be like 1234.50 and more than 0, not "${text.slice(0, 40)}"`,
  );
}
