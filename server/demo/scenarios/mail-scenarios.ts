import { DEMO_PASSWORD } from '#server/demo/players/demo-account.ts';
import { preparePlayer } from '#server/demo/players/prepared-player.ts';
import { transact, type Trx } from '#server/core/database/transact.ts';
import { claimMails } from '#server/mail/claim-mail.ts';
import { markRead } from '#server/mail/mailbox.ts';
import { storeMail, type NewMail } from '#server/mail/mails.ts';
import { DAY_MS, epochMs, HOUR_MS, type EpochMs } from '#shared/time/duration.ts';
import { fromCoins } from '#shared/money/money.ts';
import type { Scenario } from '#server/demo/scenarios/scenario.ts';

/** The password is the demo account's. */
export const MAIL_ACCOUNT = 'parolamail';
/** More than two pages. */
const MESSAGES = 45;
/** How many of them are read. */
const READ = 20;
/** Age of a mail that expires within the hour. */
const ALMOST_LAPSED_MS = 30 * DAY_MS - HOUR_MS / 2;

const coins = (amount: number) => ({ id: 2001, count: fromCoins(amount) });

type Draft = Omit<NewMail, 'playerId'> & { age: number };

const MESSAGE =
  '<p>The lanterns along the harbor are lit again.</p><ul><li>New games every Friday</li><li>Quicker withdrawals to wallets</li></ul>';
const DRAFTS: readonly Draft[] = [
  ...Array.from({ length: MESSAGES }, (_, place) => ({
    type: 0 as const,
    title: `Harbor news ${MESSAGES - place}`,
    content: MESSAGE,
    age: (place + 1) * HOUR_MS,
  })),
  {
    type: 1,
    title: 'A gift for your first week',
    content: '<p>Thanks for playing with us. Here is something to claim.</p>',
    rewards: [coins(50), { id: 4001, count: 2 }],
    age: HOUR_MS,
  },
  {
    type: 1,
    title: 'Your gift expires soon',
    content: '<p>Claim it within half an hour.</p>',
    rewards: [coins(20)],
    age: ALMOST_LAPSED_MS,
  },
  {
    type: 1,
    title: 'A gift you claimed',
    content: '<p>We added it to your balance.</p>',
    rewards: [coins(5)],
    age: 2 * DAY_MS,
  },
  {
    type: 2,
    title: 'Your free spin is ready',
    content: '<p>You get one free spin a day. The odds are on the wheel.</p>',
    button: { title: 'Go to the wheel', clickType: 1, clickAction: '20' },
    age: HOUR_MS,
  },
  {
    type: 2,
    title: 'Tasks with rewards',
    content: '<p>Finish a task and claim its reward.</p>',
    rewards: [coins(10)],
    button: { title: 'See your tasks', clickType: 1, clickAction: '10000' },
    age: DAY_MS,
  },
];

/** States of mail. */
export const mailScenarios: Readonly<Record<string, Scenario>> = {
  'mail-full': {
    summary: `${MAIL_ACCOUNT}, with the demo password, has mail of every kind and state.`,
    async apply({ database, now }) {
      const wanted = { account: MAIL_ACCOUNT, password: DEMO_PASSWORD, deposits: fromCoins(100) };
      const { playerId } = await preparePlayer(database, wanted, now);
      await transact(database, (trx) => fillMailbox(trx, playerId, now));
    },
  },
};

async function fillMailbox(trx: Trx, playerId: number, now: EpochMs): Promise<void> {
  // Deletes earlier mail softly: its claims are in the ledger.
  await trx
    .updateTable('mail')
    .set({ deleted_at: now })
    .where('player_id', '=', playerId)
    .where('deleted_at', 'is', null)
    .execute();
  const ids: number[] = [];
  for (const { age, ...draft } of DRAFTS) {
    ids.push(await storeMail(trx, { playerId, ...draft }, epochMs(now - age)));
  }
  const had = ids[DRAFTS.findIndex(({ title }) => title === 'A gift you claimed')];
  if (had !== undefined) await claimMails(trx, playerId, { ids: [had], type: undefined }, now);
  await markRead(trx, ids.slice(MESSAGES - READ, MESSAGES), now);
}
