import { HOUR_MS } from '#shared/time/duration.ts';
import { readDocuments, writeDocuments } from '#server/catalogue/documents.ts';
import { updateVersions } from '#server/catalogue/versions.ts';
import { transact } from '#server/core/database/transact.ts';
import { someBanks } from '#server/demo/players/demo-player.ts';
import {
  prepareRedPacket,
  type PreparedRedPacket,
} from '#server/demo/players/prepared-red-packet.ts';
import { redPacket } from '#shared/red-packet/activity.ts';
import type { Scenario } from '#server/demo/scenarios/scenario.ts';

type State = Partial<Omit<PreparedRedPacket, 'account' | 'banks'>> & { hasBank?: boolean };

const FRESH = {
  vip: 0,
  agoMs: HOUR_MS,
  bets: 0,
  recharge: 0,
  levels: [],
  recharges: [],
  withdrawals: [],
  levelsAfter: [],
} as const;

/** The scenario's own player, with the demo account's password. */
const state = (
  account: string,
  summary: string,
  { hasBank = true, ...done }: State = {},
): Scenario => ({
  summary: `${account}, with the demo password, ${summary}`,
  async apply({ database, now }) {
    const banks = hasBank ? await someBanks(database.db, 1) : [];
    await prepareRedPacket(database, { ...FRESH, ...done, account, banks }, now);
  },
});

/** States of the red packet and of the cash bonus. */
export const redPacketScenarios: Readonly<Record<string, Scenario>> = {
  'red-packet-share': state('packetshare', 'has bet 120 of the 500 of a red packet: share.', {
    bets: 120,
  }),
  'red-packet-ready': state('packetready', 'has made the bets: 50 to withdraw.', { bets: 500 }),
  'red-packet-no-bank': state('packetnobank', 'has made the bets, and has no bank: its form.', {
    bets: 500,
    hasBank: false,
  }),
  'red-packet-done': state('packetdone', 'has withdrawn the red packet: the page opens.', {
    bets: 500,
    withdrawals: ['first'],
  }),
  'red-packet-expired': state('packetover', 'has let a red packet lapse: 1243.', {
    bets: 120,
    agoMs: 80 * HOUR_MS,
  }),
  'red-packet-claimable': state('cashclaim', 'has two levels and two deposits to collect.', {
    bets: 1000,
    recharge: 500,
  }),
  'red-packet-claimed': state('cashready', 'has collected 80, which can be withdrawn.', {
    bets: 1000,
    recharge: 500,
    levels: [1, 2],
    recharges: [1, 2],
  }),
  'red-packet-too-little': state('cashlittle', 'has collected 10: 1107.', {
    bets: 200,
    levels: [1],
  }),
  'red-packet-no-times': state('cashtimes', 'has withdrawn today, and has collected more: 1108.', {
    bets: 1000,
    recharge: 100,
    recharges: [1],
    levels: [1],
    withdrawals: ['claimed'],
    levelsAfter: [2],
  }),
  'red-packet-vip-too-low': state('cashvip', 'has game level 3, and no VIP level: 1110.', {
    bets: 5000,
  }),
  'red-packet-off': {
    summary: 'The cash bonus does not run: 1112.',
    async apply({ database: { db } }) {
      await db
        .updateTable('activity')
        .where('id', '=', redPacket.id)
        .set({ is_running: false })
        .execute();
    },
  },
  'red-packet-not-configured': {
    summary: 'No red packet is configured: 1111.',
    apply: ({ database, now }) =>
      transact(database, async (trx) => {
        const { webConfig } = await readDocuments(trx);
        await writeDocuments(trx, { webConfig: { ...webConfig, redPacketConfigModel: null } }, now);
        await updateVersions(trx);
      }),
  },
};
