import { auditCsv, listAudit } from '#server/core/audit/list-audit.ts';
import { marketOf } from '#server/core/commands/market-of.ts';
import { OperatorError, readCommand } from '#server/core/commands/command.ts';
import { wholeNumber, yesOrNo } from '#server/core/commands/option-types.ts';
import { dayNumber, startOfDay } from '#server/core/market-day.ts';
import { account, playerOf } from '#server/players/account/commands.ts';
import * as v from 'valibot';

const LISTED = 50;
const MOST_LISTED = 10_000;

const name = v.optional(v.pipe(v.string(), v.trim(), v.minLength(1)));
const day = v.optional(
  v.pipe(
    v.string(),
    v.check((text) => dayNumber(text) !== undefined, 'a day such as 2026-11-21'),
    v.transform((text) => dayNumber(text) ?? 0),
  ),
);

export const list = readCommand({
  summary:
    'Lists what operators did, newest first: by a name or login, a command or its first word, a player, in days of the market. The answer names the page that follows.',
  usage:
    '[--by NAME] [--command C] [--account A] [--from 2026-11-01] [--to 2026-11-30] [--limit N] [--before ID] [--csv]',
  options: v.object({
    by: name,
    command: name,
    account: v.optional(account),
    from: day,
    to: day,
    limit: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(MOST_LISTED)), LISTED),
    before: v.optional(v.pipe(wholeNumber, v.minValue(1))),
    csv: v.optional(yesOrNo, false),
  }),
  async run(context, { account: whose, from, to, csv, ...filter }) {
    const { db } = context.database;
    if (from !== undefined && to !== undefined && from > to) {
      throw new OperatorError('--from is after --to');
    }
    const market = await marketOf(context);
    const { entries, next } = await listAudit(db, {
      ...filter,
      playerId: whose === undefined ? undefined : (await playerOf(db, whose)).id,
      from: from === undefined ? undefined : startOfDay(market, from),
      to: to === undefined ? undefined : startOfDay(market, to + 1),
    });
    return csv ? { csv: auditCsv(entries), next } : { entries, next };
  },
  present(result) {
    const text = 'csv' in result ? String(result.csv) : `${JSON.stringify(result, null, 2)}\n`;
    return { text, isFailure: false };
  },
});
