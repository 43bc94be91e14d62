import { sendCampaignPart } from '#server/mail/send-campaigns.ts';
import type { Platform } from '#server/platform.ts';
import { operate, ownPlayer, type OwnPlayer } from '#tests/server/platforms.ts';

export const ANNA = 'a-key-of-anna-alone';
export const BEN = 'a-key-of-ben-alone';
/** ₱500.00 */
export const LIMIT = 50_000;
export const FLAGS = [`--operator-keys=anna:${ANNA},ben:${BEN}`, `--second-person-above=${LIMIT}`];
export const MAIL = {
  type: 1,
  title: 'For you',
  content: '<p>Good to <b>see</b> you</p>',
  reason: 'test',
};

/** Players of the demo have lower levels. */
let level = 100;

async function playersOf({ context: { database } }: Platform, players: readonly OwnPlayer[]) {
  level += 1;
  await database.db
    .updateTable('player')
    .where(
      'id',
      'in',
      players.map(({ id }) => id),
    )
    .set({ vip: level })
    .execute();
  return { vipFrom: level, vipTo: level };
}

export const made = async (platform: Platform, count: number) => {
  const players: OwnPlayer[] = [];
  while (players.length < count) players.push(await ownPlayer(platform));
  return { players, segment: await playersOf(platform, players) };
};

export const run = async (platform: Platform, command: string, options: object = {}, key = ANNA) =>
  (await operate(platform, command, options, key)).body;

export async function campaignOf(platform: Platform, id: number) {
  const { campaigns } = await run(platform, 'mail campaign list');
  const rows = campaigns as Record<string, unknown>[];
  return rows.find((row) => row['id'] === id) ?? {};
}

/** Works until the campaign is over; the server's own round may be at it as well. */
export async function finish(platform: Platform, id: number) {
  for (;;) {
    await sendCampaignPart(platform.context);
    const campaign = await campaignOf(platform, id);
    if (campaign['state'] !== 'sending' && campaign['state'] !== 'recalling') return campaign;
  }
}

export const mailsOf = ({ context: { database } }: Platform, campaign: number) =>
  database.db
    .selectFrom('mail')
    .where('campaign_id', '=', campaign)
    .orderBy('player_id')
    .selectAll()
    .execute();
