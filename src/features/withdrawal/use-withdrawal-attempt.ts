import { useCreateWithdrawalMutation, type CreatedWithdrawal } from '#api/withdrawal-api.ts';
import {
  readWithdrawalRequest,
  type WithdrawalRequest,
} from '#domain/withdrawal/withdrawal-request.ts';
import { useOccupation } from '#overlays/use-occupation.ts';
import { useMoneyAttempt, type MoneyAttempt } from '#session/use-money-attempt.ts';

export type WithdrawalAttempt = MoneyAttempt<WithdrawalRequest, CreatedWithdrawal>;

/**
 * Withdrawals, one at a time.
 * @param playerId null while it is not known who is signed in
 */
export function useWithdrawalAttempt(playerId: number | null): WithdrawalAttempt {
  const [create, { reset }] = useCreateWithdrawalMutation();
  const attempt = useMoneyAttempt<WithdrawalRequest, CreatedWithdrawal>(playerId, {
    kind: 'withdrawal',
    write: (request) => ({ ...request }),
    read: readWithdrawalRequest,
    send: async ({ reqNo, code, ...body }) => {
      const request = readWithdrawalRequest(body);
      if (request === null) return {};
      const answer = await create({ ...request, reqNo, ...(typeof code === 'string' && { code }) });
      // The store keeps what a call was given: a code does not stay there.
      reset();
      return answer;
    },
  });
  const { stage } = attempt.now;
  useOccupation('withdrawal', stage === 'sending' || stage === 'unsure');
  return attempt;
}
