import type { SmsSender } from '#server/players/sms/sms-sender.ts';
import { readCommand, type LiveContext } from '#server/core/commands/command.ts';
import { wholeNumber } from '#server/core/commands/option-types.ts';
import { readOutbox } from '#server/players/sms/outbox-provider.ts';
import * as v from 'valibot';

const LISTED = 20;

/** A run of digits as long as a code. */
const CODE = /(?<!\d)\d{4,8}(?!\d)/;

export const list = readCommand({
  summary: 'Lists messages of the outbox provider with their codes, newest first.',
  usage: '[--to +639171234567] [--limit N]',
  options: v.object({
    to: v.optional(v.pipe(v.string(), v.regex(/^\+?\d+$/, 'a number'))),
    limit: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(1000)), LISTED),
  }),
  async run({ database, live }: LiveContext<{ sms: SmsSender }>, { to, limit }) {
    await live?.sms.settled();
    const messages = await readOutbox(database.db, limit, to?.replace(/^(?=\d)/, '+'));
    return { messages: messages.map((one) => ({ ...one, code: CODE.exec(one.text)?.[0] ?? '' })) };
  },
});
