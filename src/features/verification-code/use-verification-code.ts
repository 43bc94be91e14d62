import { mobileApi } from '#api/mobile.ts';
import { useUntracked } from '#state/session/use-untracked.ts';
import { useAccountRules } from '#state/session/use-account-rules.ts';
import { epochMs, seconds, type EpochMs } from '#shared/time/duration.ts';
import {
  afterNoSending,
  afterRefusal,
  clockText,
  isOver,
  isUsable,
  secondsUntil,
  sentCode,
  type CodeScene,
  type CodeTarget,
  type SentCode,
} from '#shared/mobile/verification-code.ts';
import { toFailure } from '#i18n/describe-problem.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import {
  dropSentCode,
  keepSentCode,
  readSentCode,
  type Verification,
} from '#state/session/verification.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

const TICK_MS = 500;
const NOW_OR_NEVER = seconds(0);
const phoneClock = (): EpochMs => epochMs(Date.now());

/**
 * SMS codes for one purpose (contract, account part): sending, waiting, expiry and tries left. All times are
 * absolute, so that a reload or a sleeping device changes nothing.
 */
export function useVerificationCode(scene: CodeScene, clock = phoneClock): Verification {
  const { t } = useTranslation();
  const errors = useErrorText();
  const { countryCode, codes } = useAccountRules();
  const smsSend = useUntracked(mobileApi.endpoints.smsSend);
  const [sent, setSent] = useState(() => readSentCode(scene, clock()));
  const [now, setNow] = useState(clock);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const isLocked = useRef(false);
  const isTicking = sent !== null && !isOver(sent, now);

  useEffect(() => {
    if (!isTicking) return undefined;
    const timer = setInterval(() => setNow(clock()), TICK_MS);
    return () => clearInterval(timer);
  }, [isTicking, clock]);

  function change(next: SentCode) {
    keepSentCode(scene, next);
    setNow(clock());
    setSent(next);
  }

  async function ask(target: CodeTarget): Promise<string | null> {
    const { mobile, account } = target;
    const { data, error } = await smsSend({
      countryCode,
      mobile,
      scene,
      ...(account === '' ? {} : { account }),
    });
    if (data !== undefined) {
      change(sentCode(target, data, codes, clock()));
      return null;
    }
    const failure = toFailure(error);
    const reason = errors.action('code-send', failure);
    if (failure.kind !== 'errcode') return reason;
    if (sent !== null) {
      change(afterNoSending(sent, failure.details, clock()));
      return reason;
    }
    const { resendIn } = failure.details;
    if (typeof resendIn !== 'number') return reason;
    return t('account.code.nextIn', { reason, time: clockText(seconds(resendIn)) });
  }

  async function send(target: CodeTarget): Promise<string | null> {
    if (isLocked.current) return null;
    isLocked.current = true;
    setSending(true);
    setProblem(null);
    const reason = await ask(target);
    isLocked.current = false;
    setSending(false);
    setProblem(reason);
    return reason;
  }

  return {
    sent,
    isSending,
    problem,
    length: codes.length,
    countryCode,
    expiresIn: sent === null ? NOW_OR_NEVER : secondsUntil(sent.expiresAt, now),
    resendIn: sent === null ? NOW_OR_NEVER : secondsUntil(sent.resendAt, now),
    isUsable: sent !== null && isUsable(sent, now),
    send,
    refused: (errcode, details) => {
      const next = sent === null ? null : afterRefusal(sent, { errcode, details }, clock());
      if (next !== null) change(next);
    },
    forget: () => {
      dropSentCode(scene);
      setSent(null);
      setProblem(null);
    },
  };
}
