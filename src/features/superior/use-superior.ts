import { SuperiorCode } from '#shared/account/superior-errors.ts';
import { useAgentFillMutation, type Superior } from '#api/account-extras.ts';
import { DEBOUNCE } from '#config/constants.ts';
import { createSubmitGate } from '#shared/form/submit-gate.ts';
import { tidyCode } from '#shared/text/text.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { useSuperiorId } from '#state/session/use-superior-id.ts';
import type { Unloaded } from '#ui/feedback/load-state.tsx';
import { unloadedOf } from '#ui/base/unloaded.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface SuperiorProblem {
  /** In the player's language. */
  readonly text: string;
  /** The server requires a bound mobile first (code 1084). */
  readonly needsMobile: boolean;
}

export type SuperiorState =
  | Unloaded
  | { readonly status: 'none' }
  | {
      readonly status: 'bound';
      readonly superior: Superior;
      /** Named just now, in this sheet. */
      readonly isNew: boolean;
    };

export interface SuperiorView {
  readonly state: SuperiorState;
  readonly isSending: boolean;
  /** Why the code is invalid, or why it was refused (spec §8, "Superior binding"). */
  readonly problem: SuperiorProblem | null;
  /** Returns false, and sets `problem`, for an invalid code. @param at time of the press, in ms */
  submit(code: string, at: number): boolean;
  /** Call it when the player edits the code. */
  clearProblem(): void;
}

/** The player's inviter, who can be named once. */
export function useSuperior(): SuperiorView {
  const { t } = useTranslation();
  const errors = useErrorText();
  const known = useSuperiorId();
  const [fill, { data: named }] = useAgentFillMutation();
  const [gate] = useState(() => createSubmitGate(DEBOUNCE));
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<SuperiorProblem | null>(null);

  async function send(pid: string) {
    setSending(true);
    setProblem(null);
    const { error } = await fill({ pid });
    gate.leave();
    setSending(false);
    if (error === undefined) return;
    const isRefusal = 'kind' in error && error.kind === 'errcode';
    setProblem({
      text: errors.action('superior', error),
      needsMobile: isRefusal && error.errcode === SuperiorCode.mobileNotBound,
    });
  }

  return {
    state: stateOf(),
    isSending,
    problem,
    submit: (code, at) => {
      const pid = tidyCode(code);
      if (pid === '') {
        setProblem({ text: t('member.superior.empty'), needsMobile: false });
        return false;
      }
      if (gate.enter(at)) void send(pid);
      return true;
    },
    clearProblem: () => setProblem(null),
  };

  function stateOf(): SuperiorState {
    if (named !== undefined) return { status: 'bound', superior: named, isNew: true };
    const { superiorId: pid } = known;
    if (pid === '') return { status: 'none' };
    if (pid !== undefined) {
      return { status: 'bound', superior: { pid, nickname: '' }, isNew: false };
    }
    return unloadedOf(known, errors.loading);
  }
}
