import { findPlayer } from '#server/players/base/players.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { changeCommand, OperatorError } from '#server/core/commands/command.ts';
import {
  CONFIRM_USAGE,
  confirmOption,
  requireConfirmed,
} from '#server/core/commands/confirm-amount.ts';
import { MAIL_USAGE, mailOptions, readMail } from '#server/mail/mail-options.ts';
import { moneyIn, readRewards } from '#server/players/reward/rewards-argument.ts';
import * as v from 'valibot';

export const send = changeCommand({
  summary: 'Sends a mail to an account, and a notification to the phones that want one.',
  usage: `--account A ${MAIL_USAGE} ${CONFIRM_USAGE}`,
  options: v.object({
    account: v.pipe(v.string(), v.minLength(1)),
    ...mailOptions,
    ...confirmOption,
  }),
  needsReason: ({ rewards }) => moneyIn(readRewards(rewards)) > 0,
  async sumOf(change, { rewards, confirm }) {
    const money = moneyIn(readRewards(rewards));
    requireConfirmed(change, money, confirm);
    return money;
  },
  async change({ trx, now, market }, { account, ...given }) {
    const mail = readMail(given);
    const player = await findPlayer(trx, account);
    if (!player) throw new OperatorError(`no account "${account}"`);
    const mailId = await sendMail(trx, { ...mail, playerId: player.id }, { market, now });
    return { result: { mailId }, playerId: player.id, after: { mailId, rewards: mail.rewards } };
  },
});
