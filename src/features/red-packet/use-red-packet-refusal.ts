import type { ApiError } from '#shared/wire/api-error.ts';
import { redPacketStep, type RedPacketStep } from '#shared/red-packet/red-packet-step.ts';
import { withReference } from '#i18n/describe-problem.ts';
import { RED_PACKET_PROBLEMS, problemKey } from '#i18n/money-problems.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { selectBanks } from '#state/session/session-slice.ts';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';

/** A refusal's message, and the next step. */
export interface RedPacketRefusal {
  readonly text: string;
  /** Null when only another try helps. */
  readonly step: RedPacketStep | null;
}

/** Explains why the server refused (spec §8, 1101–1115 and the codes of claims). */
export function useRedPacketRefusal(): (error: ApiError) => RedPacketRefusal {
  const { t } = useTranslation('redPacket');
  const errors = useErrorText();
  const hasBank = useSelector(selectBanks).length > 0;
  return (error) => {
    if (error.kind !== 'errcode') return { text: errors.loading(error), step: null };
    const { errcode: code } = error;
    const key = problemKey(RED_PACKET_PROBLEMS, code);
    return {
      text:
        key === undefined
          ? errors.action('red-packet', error)
          : t(key, { code: withReference(code, error) }),
      step: redPacketStep(code, hasBank),
    };
  };
}
