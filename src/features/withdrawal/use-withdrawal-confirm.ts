import type { PasskeyProof } from '#api/passkey.ts';
import { usePasskeyConfirm } from '#state/session/use-passkey-confirm.ts';
import type { MoneyCode } from '#state/session/verification.ts';
import { useState } from 'react';
import type { ConfirmSheetProps } from './confirm-sheet.tsx';
import type { WithdrawalAttempt } from './use-withdrawal-attempt.ts';
import type { WithdrawalDraft } from './withdrawal-form.tsx';

/** What proves that the player wants the order. */
interface WithdrawalProof {
  readonly code?: string;
  readonly passkey?: PasskeyProof;
}

/** Why a proof was not accepted. */
interface ProofProblems {
  readonly code: string | null;
  readonly passkey: string | null;
}

const NO_PROBLEMS: ProofProblems = { code: null, passkey: null };

export interface WithdrawalConfirm {
  /** Asks the player to confirm the order. */
  open(draft: WithdrawalDraft): void;
  /** The confirmation; null while none is open. */
  readonly sheet: ConfirmSheetProps | null;
}

/** The confirmation of an order: by the player's passkey, by a code, or by a press where none is required. */
export function useWithdrawalConfirm(
  attempt: WithdrawalAttempt,
  code: MoneyCode,
): WithdrawalConfirm {
  const passkey = usePasskeyConfirm(code.isAsked);
  const [opened, setOpened] = useState<{ draft: WithdrawalDraft; isOpen: boolean } | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [problems, setProblems] = useState(NO_PROBLEMS);

  async function send(draft: WithdrawalDraft, proof: WithdrawalProof, at: number) {
    const { amount, bank, channel } = draft;
    const way = channel === null ? {} : { channelId: channel.id };
    const outcome = await attempt.submit({ amount, bankId: bank.bankId, ...way }, at, proof);
    const refusal = outcome?.status === 'refused' ? outcome.error : null;
    const wrongPasskey = refusal && passkey.refused(refusal);
    const wrongCode = wrongPasskey === null && refusal ? code.refused(refusal) : null;
    const isByPasskey = proof.passkey !== undefined;
    setProblems({
      // A server may want a code all the same: the code's field is not shown beside a passkey.
      passkey: wrongPasskey ?? (isByPasskey ? wrongCode : null),
      code: isByPasskey ? null : wrongCode,
    });
    if (wrongPasskey !== null || wrongCode !== null) {
      attempt.reset();
      return;
    }
    if (refusal === null && proof.code !== undefined) code.spent();
    setOpened({ draft, isOpen: false });
  }

  async function sendByPasskey(draft: WithdrawalDraft) {
    setProblems(NO_PROBLEMS);
    setAsking(true);
    const confirmed = await passkey.confirm();
    setAsking(false);
    if ('problem' in confirmed) setProblems({ ...NO_PROBLEMS, passkey: confirmed.problem });
    // The press was before the prompt: the order begins now.
    else await send(draft, confirmed, performance.now());
  }

  return {
    open(draft) {
      attempt.reset();
      setProblems(NO_PROBLEMS);
      setOpened({ draft, isOpen: true });
    },
    sheet: opened && {
      draft: opened.draft,
      isOpen: opened.isOpen,
      isSending: isAsking || attempt.now.stage === 'sending',
      code,
      codeProblem: problems.code,
      passkeyProblem: problems.passkey,
      onConfirm: ({ code: typed, timeStamp }) =>
        void send(opened.draft, typed === '' ? {} : { code: typed }, timeStamp),
      onPasskey: passkey.isOffered ? () => void sendByPasskey(opened.draft) : undefined,
      onEdit: () => setProblems((now) => ({ ...now, code: null })),
      onClose: () => setOpened({ ...opened, isOpen: false }),
      onClosed: () => setOpened(null),
    },
  };
}
