import { findPlayer } from '#server/players/base/players.ts';
import { selectUnreadMail, storeMail } from '#server/mail/mails.ts';
import { CLICK_USAGE, clickOptions, readClick } from '#server/core/commands/click-options.ts';
import { changeCommand, OperatorError } from '#server/core/commands/command.ts';
import {
  CONFIRM_USAGE,
  confirmOption,
  requireConfirmed,
} from '#server/core/commands/confirm-amount.ts';
import { operatorHtml, pictureAddress } from '#server/core/commands/operator-html.ts';
import { moneyIn, readRewards } from '#server/players/reward/rewards-argument.ts';
import { notifyPlayer } from '#server/players/push/notify-player.ts';
import * as v from 'valibot';

const TYPES = { '0': 0, '1': 1, '2': 2 } as const;
const someText = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max));

export const send = changeCommand({
  summary: 'Sends a mail to an account, and a notification to the phones that want one.',
  usage: `--account A --type 0|1|2 --title TEXT --content TEXT [--rewards 2001:5000,4001:3] ${CONFIRM_USAGE} [--image URL] [--button TEXT] ${CLICK_USAGE}`,
  options: v.object({
    account: v.pipe(v.string(), v.minLength(1)),
    type: v.pipe(
      v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
      v.picklist(['0', '1', '2']),
    ),
    title: someText(120),
    content: operatorHtml(20_000),
    rewards: v.optional(v.string(), ''),
    ...confirmOption,
    image: v.optional(pictureAddress),
    button: v.optional(someText(40)),
    ...clickOptions,
  }),
  needsReason: ({ rewards }) => moneyIn(readRewards(rewards)) > 0,
  async sumOf(change, { rewards, confirm }) {
    const money = moneyIn(readRewards(rewards));
    requireConfirmed(change, money, confirm);
    return money;
  },
  async change({ trx, now, market }, { account, type, title, content, ...rest }) {
    const rewards = readRewards(rest.rewards);
    const player = await findPlayer(trx, account);
    if (!player) throw new OperatorError(`no account "${account}"`);
    const target = readClick(rest);
    const mailId = await storeMail(
      trx,
      {
        playerId: player.id,
        type: TYPES[type],
        title,
        content,
        rewards,
        ...(rest.image !== undefined && { imageUrl: rest.image }),
        ...(rest.button !== undefined && {
          button: { title: rest.button, ...target },
        }),
      },
      now,
    );
    const unread = (await selectUnreadMail(trx, player.id, now).execute()).length;
    await notifyPlayer(trx, player.id, {
      notification: { kind: 'mail', id: mailId, type: TYPES[type], unread },
      market,
      now,
    });
    return { result: { mailId }, playerId: player.id, after: { mailId, rewards } };
  },
});
