import { changeCommand } from '#server/core/commands/command.ts';
import { account, playerOf } from '#server/players/account/commands.ts';
import { noteSignInChange } from '#server/effects/sign-in-notice.ts';
import { holdPlayer } from '#server/players/base/held-player.ts';
import { removePasskeysOf } from '#server/players/passkey/passkeys.ts';
import * as v from 'valibot';

export const removeAll = changeCommand({
  isReasonRequired: true,
  summary:
    'Removes all passkeys of an account: its password alone signs it in. Sessions stay (player sign-out).',
  usage: '--account A',
  options: v.object({ account }),
  async change({ trx, now, market }, { account: name }) {
    const { id: playerId } = await playerOf(trx, name);
    await holdPlayer(trx, playerId);
    const passkeys = await removePasskeysOf(trx, playerId);
    if (passkeys > 0) {
      await noteSignInChange(trx, playerId, { kind: 'passkeys-removed' }, { market, now });
    }
    return {
      result: { playerId, removed: passkeys },
      playerId,
      before: { passkeys },
      after: { passkeys: 0 },
    };
  },
});
