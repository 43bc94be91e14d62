/** The questions of a table of costs, in words for the operator, with the option that answers each. */
import { dayText } from '#server/core/market-day.ts';
import { formatMoney, ZERO, type Currency } from '#shared/money/money.ts';
import type { CostQuestion } from '#server/marketing/costs/cost-table/cost-questions.ts';

const NAMED = 5;

export function questionText(question: CostQuestion, currency: Currency): string {
  switch (question.kind) {
    case 'day-order':
      return `is the day or the month first in ${question.sample}? Say --day-order`;
    case 'decimal': {
      const { point, comma } = question.amounts;
      const money = (amount = ZERO) => formatMoney(amount, currency);
      return `is ${question.sample} in line ${question.line} ${money(point)} or ${money(comma)}? Say --decimal point or --decimal comma`;
    }
    case 'future': {
      const { count, latest } = question;
      const lines = count === 1 ? '1 line is' : `${count} lines are`;
      return `${lines} for days to come, the latest ${dayText(latest)}. If they are right, say --future`;
    }
    case 'names': {
      const pairs = question.near.slice(0, NAMED).map(({ name, known }) => `${name} = ${known}?`);
      const more = question.near.length > NAMED ? ', …' : '';
      return `is a name misspelled (${pairs.join(', ')}${more})? Say --names keep, or --names known to use the known ones`;
    }
    case 'repeated': {
      const lines = question.count === 1 ? '1 line repeats' : `${question.count} lines repeat`;
      return `${lines} a day and campaign (lines ${question.examples.join('; ')}). Add them up with --sum-repeated`;
    }
    case 'encoding':
      return `the file looks like ${question.encoding}. If the campaigns are right, say --encoding ${question.encoding}`;
  }
}
