/** The last step of the funnel: a player's first paid deposit. */
import { answerOf } from '#api/core/answer-of.ts';
import { localKeys } from '#config/storage-keys.ts';
import { isFirstDeposit } from '#shared/deposit/order.ts';
import type { AppListeners } from '#app/store.ts';
import { localArea } from '#browser/storage/key-value.ts';
import { recordInstallEvent } from '#state/marketing/install-events.ts';
import { selectBalance } from '#state/session/session-slice.ts';

/** Matched by name: the deposit endpoints load later, with their screen. */
const isCheckedDeposit = answerOf('checkDeposit');

export function addDepositListeners({ startListening }: AppListeners): void {
  startListening({
    matcher: isCheckedDeposit,
    effect: ({ payload: { status, amount } }, { getState }) => {
      const balance = selectBalance(getState());
      if (status !== 'paid' || balance === null) return;
      if (!isFirstDeposit(balance.totalRecharge, amount)) return;
      if (localArea.read(localKeys.firstDepositReported) !== null) return;
      localArea.write(localKeys.firstDepositReported, '1');
      recordInstallEvent('first_deposit');
    },
  });
}
