import { changeCommand, readCommand } from '#server/core/commands/command.ts';
import { account, playerOf } from '#server/players/account/commands.ts';
import { accountsAlike } from '#server/players/protection/same-person.ts';
import { balancesOf } from '#server/money/ledger/wallets.ts';
import { findPlayers } from '#server/operator/find-players.ts';
import { storableText } from '#shared/text/characters.ts';
import { playerRecord } from '#server/operator/player-record.ts';
import * as v from 'valibot';

export const LONGEST_TEXT = 100;
export const LONGEST_NOTE = 2000;

export const find = readCommand({
  summary:
    'Finds players by account or its beginning, mobile or its end, share code, id, or the number of a deposit or withdrawal.',
  usage: '--text X',
  options: v.object({
    text: v.pipe(
      v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
      v.trim(),
      v.minLength(1),
      v.maxLength(LONGEST_TEXT),
    ),
  }),
  run: ({ database }, { text }) => findPlayers(database.longDb, text),
});

export const show = readCommand({
  summary:
    'Shows an account: balance, open orders, last rounds, bonuses, limits, breaks and restrictions, sessions, passkeys, notes, and others with the same mailbox or identity.',
  usage: '--account A',
  options: v.object({ account }),
  async run({ database: { db }, clock }, { account: name }) {
    const player = await playerOf(db, name);
    const { id, uuid, account: spelled, mobile, pid, invite_code: inviteCode } = player;
    const { status, vip } = player;
    const known = { playerId: id, uuid, account: spelled, mobile, pid, inviteCode, status, vip };
    const [alike, balances, record] = await Promise.all([
      accountsAlike(db, id),
      balancesOf(db, id),
      playerRecord(db, player, clock.now()),
    ]);
    return { ...known, balances, ...record, alike };
  },
});

export const note = changeCommand({
  summary: 'Adds a note to a player, which only operators read (player show).',
  usage: '--account A --text TEXT',
  options: v.object({
    account,
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_NOTE)),
  }),
  async change({ trx, now, operator }, { account: name, text }) {
    const { id: playerId } = await playerOf(trx, name);
    const { id: noteId } = await trx
      .insertInto('player_note')
      .values({
        player_id: playerId,
        author: operator.name,
        note: storableText(text),
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { result: { noteId, playerId }, playerId, after: { noteId } };
  },
});
