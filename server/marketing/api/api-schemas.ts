/** Parts of the API's document that several reports share. */
import { FUNNEL_NUMBERS } from '#server/marketing/report/read-funnel.ts';
import { MEASURES } from '#server/marketing/report/view.ts';
import { MONEY_NAMES } from '#server/marketing/revenue/money.ts';
import { RETURN_DAYS } from '#server/marketing/events/funnel.ts';
import { VALUE_DAYS } from '#server/marketing/revenue/revenue-contribution.ts';

export const count = { type: 'integer', minimum: 0 };
/** Hundredths; may be negative. */
const amount = { type: 'integer' };
const amountsOf = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, amount]));
/** Hundredths; null where it is not known. */
export const cost = { type: ['integer', 'null'], minimum: 0 };

export const schemas = {
  Funnel: {
    type: 'object',
    description: 'Visitors who took each step. Amounts are hundredths of the market’s coin.',
    properties: Object.fromEntries(FUNNEL_NUMBERS.map((name) => [name, count])),
    required: [...FUNNEL_NUMBERS],
  },
  Returns: {
    type: 'object',
    properties: {
      visitors: count,
      back: {
        type: 'object',
        description:
          'By day: how many visitors can be counted already, and how many of them came back.',
        properties: Object.fromEntries(
          RETURN_DAYS.map((days) => [
            String(days),
            { type: 'object', properties: { of: count, seen: count } },
          ]),
        ),
      },
      deposited: count,
      amount: count,
    },
  },
  Revenue: {
    type: 'object',
    description:
      'Money that players moved, in hundredths. `playersADay` are the players of the busiest day.',
    properties: { playersADay: count, ...amountsOf(MONEY_NAMES) },
    required: ['playersADay', ...MONEY_NAMES],
  },
  Value: {
    type: 'object',
    description:
      'What players moved up to a day after they registered, in hundredths, all together.',
    properties: {
      players: count,
      days: {
        type: 'object',
        properties: Object.fromEntries(
          VALUE_DAYS.map((days) => [String(days), { $ref: '#/components/schemas/ValueUntil' }]),
        ),
      },
      soFar: {
        type: 'object',
        description: 'Of all players within 90 days, also of those whose days are not over.',
        properties: amountsOf(MEASURES),
      },
      cost,
    },
  },
  ValueUntil: {
    type: 'object',
    properties: {
      players: { ...count, description: 'Players whose day is over; only theirs is added up.' },
      ...amountsOf(MEASURES),
      isWindowOpen: { type: 'boolean', description: 'The day is not over for all players.' },
    },
  },
};
