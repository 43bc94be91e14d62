import { contentOf, listCampaigns, recallCampaign, storeCampaign } from '#server/mail/campaigns.ts';
import { changeCommand, OperatorError, readCommand } from '#server/core/commands/command.ts';
import {
  CONFIRM_USAGE,
  confirmOption,
  requireConfirmed,
} from '#server/core/commands/confirm-amount.ts';
import { countSegment, readSegment, SEGMENT_USAGE, segmentOptions } from '#server/mail/segment.ts';
import { dayOrTime, momentsOfText } from '#server/core/commands/moment-option.ts';
import { DAY_MS, epochMs } from '#shared/time/duration.ts';
import { isMinorUnits, ZERO, type MinorUnits } from '#shared/money/money.ts';
import { MAIL_USAGE, mailOptions, readMail } from '#server/mail/mail-options.ts';
import { marketOf } from '#server/core/commands/market-of.ts';
import { maskPhone } from '#server/players/base/mask-phone.ts';
import { moneyIn, readRewards } from '#server/players/reward/rewards-argument.ts';
import { plainTextOf, previewOf } from '#server/mail/mailbox.ts';
import { wholeNumber } from '#server/core/commands/option-types.ts';
import { withTerms } from '#server/mail/mails.ts';
import * as v from 'valibot';

const SAMPLES = 5;
const LISTED = 20;
const LATEST_DAYS = 366;
const MOST_PLAYERS = 10_000_000;
const id = v.pipe(wholeNumber, v.minValue(1));

/** @throws OperatorError when it is no amount any more */
function sumOfGifts(rewards: string, players: number): MinorUnits {
  const sum = moneyIn(readRewards(rewards)) * players;
  if (!isMinorUnits(sum)) throw new OperatorError('the sum of the gifts is too high');
  return sum;
}

export const preview = readCommand({
  summary:
    'Shows a mail to the players of a segment: how many would get it now, five of them, and the sum of the gifts.',
  usage: `${MAIL_USAGE} ${SEGMENT_USAGE}`,
  options: v.object({ ...mailOptions, ...segmentOptions }),
  async run(context, given) {
    const { database, clock } = context;
    const { content, ...mail } = readMail(given);
    const segment = readSegment(given);
    const now = clock.now();
    const moment = { market: await marketOf(context), asOf: now, now };
    const { players, accounts } = await countSegment(database.longDb, segment, moment, SAMPLES);
    return {
      mail: {
        ...mail,
        rewards: await withTerms(database.db, mail.rewards ?? []),
        preview: previewOf(content),
        text: plainTextOf(content),
      },
      players,
      accounts: accounts.map(maskPhone),
      sum: sumOfGifts(given.rewards, players),
    };
  },
});

export const add = changeCommand({
  summary:
    'Sends a mail to all players of a segment, once to each, now or at a time; the segment is as of then. With money, --players is the most that get it, and the sum is that of all.',
  usage: `${MAIL_USAGE} ${SEGMENT_USAGE} [--players N] ${CONFIRM_USAGE} [--send-at 2026-12-31T18:00+08:00] [--number TEXT]`,
  options: v.object({
    ...mailOptions,
    ...segmentOptions,
    players: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(MOST_PLAYERS))),
    ...confirmOption,
    sendAt: v.optional(dayOrTime),
    number: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/, 'letters and digits'))),
  }),
  isReasonRequired: true,
  async sumOf(change, { rewards, players, confirm }) {
    if (moneyIn(readRewards(rewards)) === 0) return ZERO;
    if (players === undefined) {
      throw new OperatorError('a gift of money needs --players, the most that get it');
    }
    const sum = sumOfGifts(rewards, players);
    requireConfirmed(change, sum, confirm);
    return sum;
  },
  async change({ trx, now, market, operator, author = operator.name, reason = '' }, given) {
    const { number, players: mostPlayers, sendAt } = given;
    const mail = readMail(given);
    const rewards = await withTerms(trx, mail.rewards ?? []);
    const segment = readSegment(given);
    const dueAt = sendAt === undefined ? now : momentsOfText(sendAt, market).start;
    if (dueAt < now) throw new OperatorError('the time to send it has passed');
    if (dueAt > now + LATEST_DAYS * DAY_MS) {
      throw new OperatorError('the time to send it is more than a year away');
    }
    const campaign = await storeCampaign(
      trx,
      {
        number,
        mail: { ...mail, rewards },
        segment,
        mostPlayers,
        dueAt: epochMs(dueAt),
        actor: author,
        reason,
      },
      now,
    );
    const result = { campaign, sendsAt: new Date(dueAt).toISOString() };
    return { result, after: { ...result, rewards: given.rewards, players: mostPlayers ?? null } };
  },
});

export const list = readCommand({
  summary: 'Lists mails to segments, the latest first, with how many were sent, read and claimed.',
  usage: '',
  options: v.object({}),
  async run({ database, clock }) {
    const campaigns = await listCampaigns(database.longDb, clock.now(), LISTED);
    return {
      campaigns: campaigns.map((row) => ({
        id: row.id,
        state: row.shownState,
        title: contentOf(row).mail.title,
        segment: contentOf(row).segment,
        players: row.most_players,
        by: row.actor,
        reason: row.reason,
        sendsAt: new Date(row.due_at).toISOString(),
        sent: row.sent,
        read: row.read,
        claimed: row.claimed,
        recalled: row.recalled,
        recalledBy: row.recalled_by,
      })),
    };
  },
});

export const recall = changeCommand({
  summary: 'Stops a mail to a segment, and removes it from those who have not read it.',
  usage: '--id N',
  options: v.object({ id }),
  isReasonRequired: true,
  async change({ trx, operator }, { id: wanted }) {
    const { state, sent } = await recallCampaign(trx, wanted, operator.name);
    const result = { campaign: wanted, state: 'recalling' };
    return { result, before: { campaign: wanted, state, sent }, after: result };
  },
});
