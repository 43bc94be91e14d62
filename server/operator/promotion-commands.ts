import { gameFromRow } from '#server/catalogue/game-rows.ts';
import { readDocuments } from '#server/catalogue/documents.ts';
import { readCommand } from '#server/core/commands/command.ts';
import { tableText } from '#server/core/commands/table-text.ts';
import { promotionValues, type PromotionValue } from '#server/operator/promotion-value.ts';
import { readWageringRules } from '#server/money/wagering/wagering-rules.ts';
import * as v from 'valibot';

export const list = readCommand({
  summary: 'Lists the expected value of each promotion. Fails if one loses money.',
  usage: '',
  options: v.object({}),
  async run({ database: { db } }) {
    const [documents, rules, games] = await Promise.all([
      readDocuments(db),
      readWageringRules(db),
      db.selectFrom('game').where('show_type', '=', 0).selectAll().execute(),
    ]);
    return { promotions: promotionValues(documents, games.map(gameFromRow), rules) };
  },
  present(result) {
    const { promotions } = result as { promotions: PromotionValue[] };
    const rows = promotions.map(({ promotion, betTimes, worth }) => [
      promotion,
      String(betTimes),
      worth.toFixed(2),
    ]);
    const losing = promotions.filter(({ worth }) => worth > 0);
    const end =
      losing.length === 0
        ? 'None makes money for who plays only for the bonus.'
        : `${losing.length} of them lose money: let their bonus be bet more often.`;
    return {
      text: [tableText(['Promotion', 'Bet', 'Of 100'], rows), '', end, ''].join('\n'),
      isFailure: losing.length > 0,
    };
  },
});
