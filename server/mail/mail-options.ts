/** The options that write a mail, the same for one player and for many. */
import { CLICK_USAGE, clickOptions, readClick } from '#server/core/commands/click-options.ts';
import { operatorHtml, pictureAddress } from '#server/core/commands/operator-html.ts';
import { readRewards } from '#server/players/reward/rewards-argument.ts';
import type { NewMail } from '#server/mail/mails.ts';
import * as v from 'valibot';

const TYPES = { '0': 0, '1': 1, '2': 2 } as const;
const someText = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max));

export const mailOptions = {
  type: v.pipe(
    v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
    v.picklist(['0', '1', '2']),
  ),
  title: someText(120),
  content: operatorHtml(20_000),
  rewards: v.optional(v.string(), ''),
  image: v.optional(pictureAddress),
  button: v.optional(someText(40)),
  ...clickOptions,
};
export const MAIL_USAGE = `--type 0|1|2 --title TEXT --content TEXT [--rewards 2001:5000,4001:3] [--image URL] [--button TEXT] ${CLICK_USAGE}`;

const schema = v.object(mailOptions);

/** @throws OperatorError for rewards or a button without effect */
export function readMail(given: v.InferOutput<typeof schema>): Omit<NewMail, 'playerId'> {
  const { type, title, content, image, button } = given;
  const target = readClick(given);
  return {
    type: TYPES[type],
    title,
    content,
    rewards: readRewards(given.rewards),
    ...(image !== undefined && { imageUrl: image }),
    ...(button !== undefined && { button: { title: button, ...target } }),
  };
}
